import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { neededBy, neededOnlyBy, sharedBy } from "./.ci/build/chunkGroups.ts";
import { bannerFrom, publication, versionOf } from "./.ci/build/publication.ts";
import { readDeployment } from "./.ci/readDeployment.ts";
// Vitest caches transformed modules while this file and its imports are unchanged. lingui.config.ts is imported because
// it decides what the macros compile to.
import "./lingui.config.ts";
import { ScreensFirst } from "./.ci/screensFirst.ts";

// Lingui's own transform of macros instead of Babel's needs a package that npm only installs on Node 22.19 or later.
process.env["LINGUI_SUPPRESS_BABEL_WARNING"] = "1";

/** As in test/support/thorough.ts, which a copy without its tests lacks. */
const isQuick = process.env["SERVERY_QUICK"] === "1";

/**
 * Reads the configuration named by SERVERY_CONFIG; undefined if it names none. An invalid one ends the build before it
 * starts, with one line per problem.
 */
function deploymentToBake(): unknown {
  const file = process.env["SERVERY_CONFIG"];
  if (!file) return undefined;
  const deployment = readDeployment(file);
  for (const warning of deployment.warnings) console.warn(warning);
  if (deployment.ok) return deployment.configuration;
  for (const problem of deployment.problems) console.error(problem);
  // A thrown error would print a stack trace that doesn't help a deployer.
  process.exit(1);
}

const dialogs = ["features/product/", "features/dietary/", "features/drawer/"];
const slow = { testTimeout: 60_000, hookTimeout: 60_000 };
// The test files of one worker share its browser and the modules they import.
const inBrowser = { ...slow, isolate: false, globalSetup: "test/journeys/setup.ts" };

// A file that mocks modules, or tells what is loaded already, needs a worker of its own: in a shared one, the other files
// have imported the modules before it.
const alone = "test/**/*.alone.test.{ts,tsx}";
const logic = "test/{agreement,cases,contract,domain,services,state,wire}/**/*.test.ts";
// Most of these files take longer to import modules than to test them.
const inOneWorker = { isolate: false, setupFiles: "test/support/eachFile.ts" };

export default defineConfig({
  base: "./",
  define: { __SERVERY_VERSION__: JSON.stringify(versionOf()) },
  plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), publication(deploymentToBake)],
  // A shim for something that this version of React includes.
  resolve: { alias: { "use-sync-external-store/shim": "react" } },
  build: {
    target: "es2022",
    // It would add links to the host page's head.
    modulePreload: false,
    // Published, but not referenced: `sourceMappingURL` comments would cost each script of the first view 40 bytes.
    sourcemap: "hidden",
    cssMinify: "lightningcss",
    rolldownOptions: {
      input: {
        first: "src/first/drawAll.ts",
        sheet: "src/ui/DialogView.tsx",
        open: "src/first/openDish.tsx",
        shop: "src/element/defineStorefront.ts",
        react: "src/element/react.ts",
        mend: "src/entry/mendBuiltIns.ts",
      },
      preserveEntrySignatures: "allow-extension",
      output: {
        entryFileNames: "chunks/[name]-[hash].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        // Makes Chromium compile the chunk while it arrives, off the main thread. Most of the Firestore SDK is never
        // called.
        postBanner: ({ name }) =>
          [...(name === "firestoreLive" ? [] : ["//# allFunctionsCalledOnLoad"]), bannerFrom("../")].join("\n"),
        codeSplitting: {
          groups: [
            neededBy("react", "element/react.ts"),
            // Drawn before the app loads. The app shares it.
            neededBy("first", "first/drawAll.ts"),
            // What all dialogs use, and what opens a dish that is tapped before the app loads.
            neededBy("sheet", "ui/DialogView.tsx"),
            neededBy("open", "first/openDish.tsx"),
            // The first view in one request: the element, the app and the menu.
            neededBy("shop", "element/", "app/composition/createStorefront.tsx", "features/menu/"),
            neededBy("config", "wire/host/config.ts"),
            // What every shop runs after its first view, and what the checkout shares with dialogs and gift cards.
            sharedBy(
              "shared",
              ["app/composition/runShop.ts", "features/checkout/"],
              ["app/composition/runShop.ts", ...dialogs, "features/gift/", "features/menu-extras/", "features/venues/"],
            ),
            sharedBy("soon", [...dialogs, "features/menu-extras/", "features/print/"], "all others"),
            neededBy("dates", "parts/dates/"),
            sharedBy("pricing", ["features/checkout/"], "all others"),
            neededBy("cart", "features/cart/"),
            neededOnlyBy("dialog", ...dialogs),
            neededOnlyBy("checkout", "features/checkout/"),
            neededOnlyBy("gift", "features/gift/"),
            neededOnlyBy("order", "features/order/"),
            { name: "common", minShareCount: 3 },
          ],
        },
      },
    },
  },
  test: {
    tags: [{ name: "thorough", description: "Runs in `npm run test:all`, not in `npm test`." }],
    ...(isQuick ? { tagsFilter: ["!thorough"] } : {}),
    // Otherwise a machine with two cores runs one file at a time.
    maxWorkers: 2,
    sequence: { sequencer: ScreensFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "logic",
          include: [logic],
          exclude: [alone],
          ...inOneWorker,
        },
      },
      {
        extends: true,
        test: {
          name: "screens",
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: ["test/{backend,journeys,quality,smoke,element,budget,architecture}/**", logic, alone],
          ...inOneWorker,
        },
      },
      { extends: true, test: { name: "alone", include: [alone] } },
      // Some of these tests run a compiler.
      { extends: true, test: { name: "layers", include: ["test/architecture/**/*.test.ts"], testTimeout: 60_000 } },
      { extends: true, test: { name: "budget", include: ["test/budget/**/*.test.ts"] } },
      { extends: true, test: { name: "backend", include: ["test/backend/**/*.test.ts"], ...slow } },
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["test/journeys/**/*.test.ts"],
          ...inBrowser,
        },
      },
      {
        extends: true,
        test: {
          // R8: stores, menus, orders, members, gift cards and texts, each behind `Brands/{hq}`.
          name: "branded",
          include: [isQuick ? "test/journeys/points.test.ts" : "test/journeys/{gifts,points,selectMode}.test.ts"],
          env: { SERVERY_BRANDED: "1" },
          ...inBrowser,
        },
      },
      {
        extends: true,
        test: {
          // The entry's reads arrive too late for a first screen, so the app draws first.
          name: "app-alone",
          include: [isQuick ? "test/journeys/taps.test.ts" : "test/journeys/{taps,storage,routes}.test.ts"],
          env: { SERVERY_FIRST: "off" },
          ...inBrowser,
        },
      },
      {
        extends: true,
        test: {
          name: "quality",
          include: ["test/quality/**/*.test.ts"],
          ...inBrowser,
        },
      },
      {
        extends: true,
        test: { name: "smoke", include: ["test/smoke/**/*.test.ts"], globalSetup: "test/journeys/setup.ts", ...slow },
      },
    ],
  },
});
