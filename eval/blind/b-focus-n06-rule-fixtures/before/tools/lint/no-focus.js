const NAMES = new Set(["it", "test", "describe"]);

export default {
  meta: { type: "problem", schema: [], messages: { focused: "Focused test" } },
  create(context) {
    return {
      MemberExpression(node) {
        if (NAMES.has(node.object.name) && node.property.name === "only") {
          context.report({ node, messageId: "focused" });
        }
      },
    };
  },
};
