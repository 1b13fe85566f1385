import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import type { Browser, Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import { launchChromium } from "../support/browser.ts";
import { screens, screensFor, show } from "./screens.ts";
import { find, folder, languages, openPage, resetDemo, startDemo } from "./stage.ts";

type Axe = typeof import("axe-core");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Rules about a whole page, which is the host's and not ours. */
const hostsRules: Readonly<Record<string, string>> = {
  region: "The host page decides which landmark the element stands in.",
};

const source = readFileSync(folder("node_modules/axe-core/axe.min.js"), "utf8");

async function scan(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  const options: RunOptions = {
    runOnly: { type: "tag", values: tags },
    rules: Object.fromEntries(Object.keys(hostsRules).map((rule) => [rule, { enabled: false }])),
    resultTypes: ["violations", "incomplete"],
  };
  const { violations, incomplete }: Pick<AxeResults, "violations" | "incomplete"> = await page.evaluate(
    (wanted) => (globalThis as unknown as { axe: Axe }).axe.run("servery-storefront", wanted),
    options,
  );
  return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join("; ");
      return `${id}: ${html.slice(0, 200)}: ${why}`;
    }),
  );
}

let demo: Demo;
let browser: Browser;

beforeAll(async () => {
  demo = await startDemo();
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await demo?.close();
});

afterEach(() => resetDemo(demo));

const views = [360, 1280].flatMap((widthPx) => languages.map((language) => ({ widthPx, heightPx: 800, language })));

describe.each(views)("at $widthPx px in $language", (view) => {
  it.each(screensFor(view))("axe finds nothing wrong with: $name", async (screen) => {
    const page = await openPage(browser, view);
    await show(page, demo, screen, view);
    expect(await scan(page)).toEqual([]);
    await page.browserContext().close();
  });
});

describe("the scan sees into the shadow root", () => {
  const view = { widthPx: 1280, heightPx: 800, language: "en" } as const;
  const [menu] = screens;

  it.each([
    { defect: "a button without a name", html: "<button type='button'></button>", rule: "button-name" },
    { defect: "pale text", html: "<p style='color:#aaa;background:#fff'>Pale</p>", rule: "color-contrast" },
    { defect: "a tiny target", html: "<button style='width:9px;height:9px'>x</button><button style='width:9px;height:9px'>y</button>", rule: "target-size" },
  ])("and finds $defect", async ({ html, rule }) => {
    if (!menu) throw new Error("There is no menu to plant it in.");
    const page = await openPage(browser, view);
    await show(page, demo, menu, view);
    const main = await find(page, ".layout__main");
    await main.evaluate((element, planted) => element.insertAdjacentHTML("afterbegin", planted), html);
    expect((await scan(page)).map((found) => found.split(":")[0])).toContain(rule);
    await page.browserContext().close();
  });
});
