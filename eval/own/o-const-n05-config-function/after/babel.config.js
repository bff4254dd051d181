module.exports = function config(api) {
  api.cache.forever();
  return {
    presets: [["@babel/preset-env", { targets: { node: "20" } }]],
    plugins: ["babel-plugin-macros"],
  };
};
