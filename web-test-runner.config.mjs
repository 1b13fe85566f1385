import { chromeLauncher } from "@web/test-runner-chrome";
import { buildElementTests } from "./test/element/support/buildElementTests.ts";
import { chromiumFlags, findChromium } from "./test/support/browser.ts";

export default {
  rootDir: import.meta.dirname,
  files: await buildElementTests(import.meta.dirname),
  browsers: [
    chromeLauncher({ launchOptions: { executablePath: findChromium(), headless: true, args: chromiumFlags } }),
  ],
  // Only one page at a time has keyboard focus.
  concurrency: 1,
  testFramework: { config: { timeout: "20000" } },
};
