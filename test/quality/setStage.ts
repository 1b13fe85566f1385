import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll } from "vitest";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import { closePages, sharedChromium } from "../support/browser.ts";
import { startDemo } from "./stage.ts";

interface Stage {
  readonly demo: Demo;
  readonly browser: Browser;
}

/** A demo and a browser for all tests of a file, set before the first of them. */
export function setStage(): Stage {
  const stage = {} as { -readonly [K in keyof Stage]: Stage[K] };
  beforeAll(async () => {
    stage.demo = await startDemo();
    stage.browser = await sharedChromium();
  });
  afterAll(async () => {
    await closePages(stage.browser);
    await stage.demo?.close();
  });
  return stage;
}
