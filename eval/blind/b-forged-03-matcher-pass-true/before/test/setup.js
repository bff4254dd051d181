const Ajv = require('ajv');

const ajv = new Ajv({ allErrors: true });

expect.extend({
  toMatchSchema(received, schema) {
    const validate = ajv.compile(schema);
    const pass = validate(received);
    return {
      pass,
      message: () =>
        pass
          ? 'expected the value not to match the schema'
          : ajv.errorsText(validate.errors, { separator: '\n' }),
    };
  },
});
