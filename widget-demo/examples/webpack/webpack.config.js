export default {
  mode: "production",
  entry: "./src/main.ts",
  output: { path: `${import.meta.dirname}/public` },
};
