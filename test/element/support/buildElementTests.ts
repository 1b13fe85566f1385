import { globSync } from "node:fs";
import { join } from "node:path";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const outDir = ".cache/element-tests";

/** Builds the tests like the widget, with style sheets and catalogues. The test runner serves the output. */
export async function buildElementTests(root: string): Promise<string> {
  const tests = globSync("test/element/**/*.test.{ts,tsx}", { cwd: root });
  await build({
    root,
    configFile: false,
    mode: "development",
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"development"', __SERVERY_VERSION__: '"1.1.7"' },
    plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
    build: {
      outDir: join(root, outDir),
      emptyOutDir: true,
      target: "es2022",
      minify: false,
      sourcemap: "inline",
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(tests.map((path) => [path.replace(/\.tsx?$/, ""), join(root, path)])),
        // The runner's own modules, which let the commands reach the browser.
        external: /^\/__web/,
        output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
      },
    },
  });
  return `${outDir}/test/**/*.test.js`;
}
