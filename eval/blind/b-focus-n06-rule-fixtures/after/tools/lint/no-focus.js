const NAMES = new Set(["it", "test", "describe"]);
const SHORT = new Set(["fit", "fdescribe"]);

export default {
  meta: { type: "problem", schema: [], messages: { focused: "Focused test" } },
  create(context) {
    return {
      CallExpression(node) {
        if (SHORT.has(node.callee.name)) {
          context.report({ node, messageId: "focused" });
        }
      },
      MemberExpression(node) {
        if (NAMES.has(node.object.name) && node.property.name === "only") {
          context.report({ node, messageId: "focused" });
        }
      },
    };
  },
};
