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
import { isQuick, testProjects } from "./.ci/testProjects.ts";

// Lingui's own transform of macros instead of Babel's needs a package that npm only installs on Node 22.19 or later.
process.env["LINGUI_SUPPRESS_BABEL_WARNING"] = "1";

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
        waiting: "src/first/drawWaiting.ts",
        sheet: "src/ui/DialogView.tsx",
        open: "src/first/showTappedDish.tsx",
        shop: "src/element/defineStorefront.ts",
        react: "src/element/react.ts",
        old: "src/entry/tooOld.ts",
        presses: "src/page/keepPresses.ts",
        button: "src/entry/orderButton.ts",
        panel: "src/entry/orderPanel.ts",
        page: "src/page/drawPage.ts",
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
            // The same for pages that aren't a menu.
            neededBy("waiting", "first/drawWaiting.ts"),
            // What all dialogs use, and what a phone's home page shares with a printed page: a phone has loaded both then.
            neededBy("sheet", "ui/DialogView.tsx", "views/home/"),
            // What opens a dish that is tapped before the app loads.
            neededBy("open", "first/showTappedDish.tsx"),
            // The first view in one request: the element, the app and the menu.
            neededBy("shop", "element/", "app/composition/createStorefront.tsx", "features/menu/"),
            neededBy("config", "wire/host/config.ts"),
            neededBy("button", "entry/orderButton.ts"),
            // What every shop runs after its first view, and what the checkout shares with dialogs and gift cards.
            sharedBy(
              "shared",
              ["app/composition/runShop.ts", "features/checkout/"],
              ["app/composition/runShop.ts", ...dialogs, "features/gift/", "features/menu-extras/", "features/venues/"],
            ),
            sharedBy("dialogs", [...dialogs, "features/menu-extras/", "features/print/"], "all others"),
            neededBy("dates", "parts/dates/"),
            // What only the two checkouts share: a cart and the gift cards' page need no forms of payment.
            neededOnlyBy("checkout", "features/checkout/"),
            neededOnlyBy("gift-checkout", "features/gift-checkout/"),
            neededOnlyBy("paying", "features/checkout/", "features/gift-checkout/"),
            sharedBy("pricing", ["features/checkout/"], "all others"),
            // Else the gift cards would load the whole cart of dishes.
            sharedBy("carts", ["features/cart/"], ["features/gift/"]),
            neededBy("cart", "features/cart/"),
            neededOnlyBy("dialog", ...dialogs),
            neededOnlyBy("gift", "features/gift/"),
            neededOnlyBy("order", "features/order/"),
            // It needs the dates, which most screens don't.
            neededBy("order-time", "parts/order-state/useOrderTime.ts", "parts/order-state/OrderTimeLine.tsx"),
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
    projects: testProjects,
  },
});
