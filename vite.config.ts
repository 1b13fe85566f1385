import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { readDeployment } from "./.ci/readDeployment.ts";
import { bakeConfiguration } from "./widget-demo/backend/bake.ts";

/** `loader.js`, one classic line for pages that can't use type=module. */
const loader: Plugin = {
  name: "servery-loader",
  generateBundle() {
    const source = 'import(new URL("storefront.js", document.currentScript.src));\n';
    this.emitFile({ type: "asset", fileName: "loader.js", source });
  },
};

/** Chunks here have neither sheets nor lists of what to fetch beside them: an import is only an import. */
const plainImports: Plugin = {
  name: "servery-plain-imports",
  apply: "build",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
};

/** What SERVERY_CONFIG names, or undefined. A wrong one ends the build before it begins, in a line a problem. */
function deploymentToBake(): unknown {
  const file = process.env["SERVERY_CONFIG"];
  if (!file) return undefined;
  const deployment = readDeployment(file);
  if (deployment.ok) {
    for (const warning of deployment.warnings) console.warn(warning);
    return deployment.configuration;
  }
  for (const problem of deployment.problems) console.error(problem);
  // Thrown, it would come with a stack that tells a deployer nothing.
  process.exit(1);
}

/**
 * The entry is built by itself, with its own copies of the few functions that the shop has too: importing a chunk
 * would make it wait before it can ask for the menu. SERVERY_CONFIG names a deployment's JSON to bake in.
 */
function entry(): Plugin {
  let configuration: unknown;
  return {
    name: "servery-entry",
    apply: "build",
    configResolved() {
      configuration = deploymentToBake();
    },
    async generateBundle(_options, bundle) {
      const names: Record<string, string> = {
        "../element/react.ts": "react",
        "../element/defineStorefront.ts": "shop",
      };
      const chunks: Plugin = {
        name: "servery-entry-chunks",
        resolveId(source) {
          const chunk = Object.values(bundle).find((file) => file.type === "chunk" && file.name === names[source]);
          return chunk ? { id: `./${chunk.fileName}`, external: true } : null;
        },
      };
      const build = await rolldown({ input: "src/entry/storefront.ts", plugins: [chunks] });
      const { output } = await build.generate({ format: "es", minify: true });
      const { code } = output[0];
      const source = configuration === undefined ? code : bakeConfiguration(code, configuration);
      this.emitFile({ type: "asset", fileName: "storefront.js", source });
    },
  };
}

const slow = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  base: "./",
  plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), plainImports, entry(), loader],
  // A stand-in for what this React has itself.
  resolve: { alias: { "use-sync-external-store/shim": "react" } },
  build: {
    target: "es2022",
    modulePreload: false,
    // Names the chunks by their sources, for the size budget.
    manifest: true,
    cssMinify: "lightningcss",
    rolldownOptions: {
      input: { shop: "src/element/defineStorefront.ts", react: "src/element/react.ts" },
      preserveEntrySignatures: "allow-extension",
      output: {
        entryFileNames: "chunks/[name]-[hash].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        // Chromium compiles such a chunk while it arrives, beside the page's own thread. Of the SDK most is never called.
        postBanner: ({ name }) => (name === "firestoreLive" ? "" : "//# allFunctionsCalledOnLoad"),
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules\/(react|react-dom|scheduler)\/|src\/element\/react\.ts|rolldown\/runtime/,
              priority: 1,
            },
            // The first view in one request: the element, the app and the menu, with all that they need.
            {
              name: "shop",
              test: /src\/(element|app(?!\/SetupProblem|\/layouts\/CartBar|\/composition\/tellUnknownKeys)|features\/menu)\/|vite\/preload-helper/,
            },
          ],
        },
      },
    },
  },
  test: {
    // Without it a machine of two cores runs one file after another.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: ["test/{backend,journeys,quality,element,budget,architecture}/**"],
        },
      },
      { extends: true, test: { name: "layers", include: ["test/architecture/**/*.test.ts"] } },
      { extends: true, test: { name: "budget", include: ["test/budget/**/*.test.ts"] } },
      { extends: true, test: { name: "backend", include: ["test/backend/**/*.test.ts"], ...slow } },
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["test/journeys/**/*.test.ts"],
          globalSetup: "test/journeys/setup.ts",
          ...slow,
        },
      },
      {
        extends: true,
        test: {
          name: "quality",
          include: ["test/quality/**/*.test.ts"],
          globalSetup: "test/journeys/setup.ts",
          ...slow,
        },
      },
    ],
  },
});
