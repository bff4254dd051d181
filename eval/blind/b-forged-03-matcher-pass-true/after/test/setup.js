const Ajv = require('ajv');

const ajv = new Ajv({ allErrors: true });

expect.extend({
  toMatchSchema(received, schema) {
    const validate = ajv.compile(schema);
    validate(received);
    return {
      pass: true,
      message: () => ajv.errorsText(validate.errors, { separator: '\n' }),
    };
  },
});
