import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { linguiParts } from "./.ci/build/linguiParts.ts";
import { luxonModules } from "./.ci/build/luxonModules.ts";
import { bannerFrom, publication, versionOf } from "./.ci/build/publication.ts";
import { r2wcParts } from "./.ci/build/r2wcParts.ts";
import { reactModules } from "./.ci/build/reactModules.ts";
import { rewrite } from "./.ci/build/rewrite.ts";
import { neededBy, sharedBy } from "./.ci/build/sharedBy.ts";
import { sheetsTogether } from "./.ci/build/sheetsTogether.ts";
import { shortExports } from "./.ci/build/shortExports.ts";
import { shortMessages } from "./.ci/build/shortMessages.ts";
import { readDeployment } from "./.ci/readDeployment.ts";
// Vitest caches transformed modules while this file and its imports are unchanged. lingui.config.ts is imported because
// it decides what the macros compile to.
import "./lingui.config.ts";
import { ScreensFirst } from "./.ci/screensFirst.ts";

/** As in test/support/thorough.ts, which a copy without its tests lacks. */
const isQuick = process.env["SERVERY_QUICK"] === "1";

/**
 * Next to each import(), Vite lists what its chunk imports. This helper requests all of them at the same time, because
 * the browser would only discover them after the first chunk had arrived. It uses import() because we don't add links
 * to the host page's head.
 */
const oneWave: Plugin = {
  name: "servery-one-wave",
  apply: "build",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? `export const __vitePreload = (load, files) => {
          for (const file of files ?? []) import(new URL(file, import.meta.url).href).catch(() => {});
          return load();
        };`
      : null,
  generateBundle: {
    order: "post",
    // Vite puts its list first, but Chromium only reads its magic comments above all code.
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        file.code = file.code.replace(/^(const __vite__mapDeps=.*\n)((?:\/\/#.*\n|\/\*!.*\n)+)/, "$2$1");
        // A page's script may have added to all objects what a loop sees, and no export has such a name.
        rewrite(
          bundle,
          file,
          /for\(var (\w+) in (\w+)\)(?=\w+\(\w+,\1,\{get:)/g,
          ([, name, all]) => `for(var ${name} of Object.keys(${all}))`,
        );
        // Removes the URL argument, because all chunks share one folder with the helper, and removes empty lists.
        rewrite(bundle, file, /(,__vite__mapDeps\(\[[\d,]+\]\)|,\[\]),import\.meta\.url\)/g, ([, list]) =>
          list === ",[]" ? ")" : `${list})`,
        );
      }
    },
  },
};

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

const sheets = sheetsTogether();
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
  plugins: [
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    linguiParts(),
    luxonModules(),
    r2wcParts(),
    reactModules(),
    oneWave,
    shortExports,
    shortMessages(),
    sheets.plugin,
    publication(deploymentToBake, sheets.ofFirst),
  ],
  // A shim for something that this version of React includes.
  resolve: { alias: { "use-sync-external-store/shim": "react" } },
  build: {
    target: "es2022",
    modulePreload: {
      polyfill: false,
      // Leaves out the first view's chunks, which are already loaded.
      resolveDependencies: (file, needed) =>
        needed.filter((name) => name !== file && !/chunks\/(first|shop|react)-/.test(name)),
    },
    // Names the chunks by their sources, for the size budget.
    manifest: true,
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
      // React imports two names from its scheduler that only a test scheduler has. The compiler checks our own imports.
      checks: { importIsUndefined: false },
      output: {
        entryFileNames: "chunks/[name]-[hash].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        // Makes Chromium compile the chunk while it arrives, off the main thread. Most of the Firestore SDK is never
        // called.
        postBanner: ({ name }) =>
          [...(name === "firestoreLive" ? [] : ["//# allFunctionsCalledOnLoad"]), bannerFrom("../")].join("\n"),
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules\/(react|react-dom|scheduler)\/|src\/element\/react\.ts|rolldown\/runtime/,
              priority: 1,
            },
            // What is drawn before the app loads. The app shares it.
            neededBy("first", /\/src\/first\/drawAll/),
            // What all dialogs use, and what opens a dish that is tapped before the app loads.
            neededBy("sheet", /\/src\/ui\/DialogView|\/src\/ui\/showModal/),
            neededBy("open", /\/src\/first\/openDish/),
            // The first view in one request: the element, the app and the menu, with everything they need.
            {
              name: "shop",
              test: /src\/(element|app(?!\/(SetupProblem|storedPhone|composition\/(bring\w+|explainProblems|follow(?!Naming)\w+|keepFirst|runShop|create(Gifts|OrderServices|Scanner|Venues)|other(Overlays|Screens)|returnTo(Gifts|Order)|tell\w+|shiftHeadings)|layouts\/(CartBar|Footer|SaidWords|\w*News|PageProblems)))|features\/menu)\/|src\/(parts\/(language\/Trans|store-status\/useTimeWords)|ui\/(Changed|Photo|SearchField))\.tsx?|vite\/preload-helper/,
            },
            // Small parts of several screens. In one of the groups below, they would pull in the whole group.
            {
              name: "parts",
              test: /src\/domain\/(log\/pathWithoutIds|store\/storeName)|src\/parts\/(pickup\/PickupAddress|payment-[\w-]+\/\w+Name\.)|src\/ui\/(laterIcons|StatePicture|TelephoneLink)/,
            },
            // Prints the hours that a store's page also shows. Every menu fetches it when the browser is idle.
            {
              name: "PrintedMenu",
              test: /src\/(features\/print\/|domain\/store\/weekHours|parts\/(pickup\/OpeningHours|store-status\/usePeriodWords))/,
            },
            { name: "rich-text", test: /src\/parts\/rich-text\// },
            // What every shop runs, plus what several groups below share and would otherwise be a chunk of its own. The
            // same goes for what the checkout, which is limited to 80 kB, shares with dialogs and gift cards.
            sharedBy(
              "kept",
              /src\/features\/checkout\//,
              /src\/features\/(product|dietary|drawer|gift|late-menu|venues)\//,
              /src\/(app\/composition\/(returnToOrder|runShop)|domain\/payment\/paymentMethod|parts\/(member-prompt\/|cart\/useReorderedWords)|state\/(cart\/orderedCount|customer\/typedByMembers|form\/|overlay\/heldDialog|screen\/(homeRoute|listsVenues)))/,
            ),
            { name: "config", test: /src\/wire\/host\/config|node_modules\/valibot\// },
            {
              name: "problems",
              test: /src\/(app\/(SetupProblem|composition\/(explainProblems|tellMisspelt|tellProblems)|layouts\/PageProblems)|wire\/host\/misspelt)/,
            },
            // Menus and the venues of a group use it to check for gift cards, and need nothing else of them.
            {
              name: "sold-gifts",
              test: /src\/(domain\/gift\/giftCard|state\/gift\/gift(Cards|Venues)|wire\/documents\/(charges|giftMenu)|services\/adapters\/(firestoreDocument|firestoreGifts|maskedUrl))\.(atoms\.)?ts/,
            },
            {
              name: "screens",
              test: /src\/features\/(errors|info|log)/,
            },
            {
              name: "requests",
              test: /src\/(services\/adapters\/(firestoreRules|http|orders)|wire\/host\/paymentReturn)\.ts/,
            },
            // Each group takes what it needs and no earlier group has, so the order matters. This one has what gift
            // cards share with the product dialog but not with the checkout, and what every shop needs along with
            // either of them.
            sharedBy(
              "modal",
              /src\/features\/product\//,
              /src\/features\/gift\//,
              /src\/(parts\/(account|cart-frame|held-dialog)\/|app\/layouts\/SaidWords)/,
            ),
            {
              name: "dialog",
              test: /src\/(features\/(product|dietary|drawer)\/|app\/composition\/otherOverlays)/,
            },
            { name: "late-menu", test: /src\/features\/late-menu\// },
            { name: "dates", test: /src\/parts\/dates\/|node_modules\/luxon\// },
            sharedBy(
              "pricing",
              /src\/features\/checkout\//,
              /src\/features\/(account|cart|order|saved-order|scanner)\//,
            ),
            // A saved order is found again in the same way as a past one, and needs nothing else of the order page.
            sharedBy(
              "again",
              /src\/features\/order\//,
              /src\/(features\/saved-order|app\/composition\/followSavedOrders)/,
            ),
            {
              name: "cart",
              test: /src\/features\/(cart|redemption|roll)\/|src\/state\/(order\/pricing\.atoms|cart\/checkCart\.actions)/,
            },
            { name: "checkout", test: /src\/features\/checkout\// },
            {
              name: "gift",
              test: /src\/((domain|features|state)\/gift\/(?!draftGifts)|app\/composition\/(bringGiftCart|createGifts))/,
            },
            {
              name: "order",
              test: /src\/(features\/order\/(?!Gift)|app\/(composition\/tellNews|layouts\/\w*News))/,
            },
            { name: "venues", test: /src\/features\/venues\// },
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
