// @module-tag thorough
import type { Page } from "puppeteer-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { waitUntilDrawn } from "./axeScan.ts";
import { emptyTab } from "./emptyTab.ts";
import { screens, show } from "./screens.ts";
import { setStage } from "./setStage.ts";
import { find, folder, openPage, settle } from "./stage.ts";

type Engine = typeof import("accessibility-checker-engine");

const stage = setStage({ keepsPages: true });

/** Both layouts, and every kind of screen: a list, a dialog, a form, a form with errors, an order's state. */
const checked: Readonly<Record<number, readonly string[]>> = {
  360: [
    "menu",
    "menu with the list of its categories",
    "cart with wallets",
    "checkout with problems",
    "become a member",
    "gift checkout with wallets",
    "log in",
    "gift store",
  ],
  1280: [
    "menu with a stepper",
    "product with modifiers",
    "checkout filled in",
    "order being prepared",
    "register",
    "venues",
  ],
};

/** What the engine fails, and why it is no defect. */
const explained: Readonly<Record<string, string>> = {
  "input_autocomplete_valid: username": "HTML allows it for an email field, and password managers look for it.",
};

/** What IBM's engine fails in the page, including the shop's shadow root. Axe finds other defects. */
async function failures(page: Page): Promise<readonly string[]> {
  await settle(page);
  await page.evaluate(waitUntilDrawn);
  await page.addScriptTag({ path: folder("node_modules/accessibility-checker-engine/ace.js") });
  const found = await page.evaluate(async () => {
    const { Checker } = (globalThis as unknown as { readonly ace: Engine }).ace;
    const { results } = await new Checker().check(document, ["IBM_Accessibility"]);
    return results
      .filter(({ value }) => value.join() === "VIOLATION,FAIL")
      .map(({ ruleId, message, snippet }) => {
        const [, autocomplete = ""] = /autocomplete="([^"]+)"/.exec(snippet) ?? [];
        return { id: `${ruleId}: ${autocomplete}`, text: `${ruleId}: ${snippet.slice(0, 200)}: ${message}` };
      });
  });
  return found.filter(({ id }) => !(id in explained)).map(({ text }) => text);
}

describe.each([360, 1280])("at %i px IBM's engine", (widthPx) => {
  const view = { widthPx, heightPx: 800, language: "en" } as const;
  let tab: Page;

  beforeAll(async () => {
    tab = await openPage(stage.browser, view);
  });
  afterEach(() => emptyTab(tab, stage.demo));

  it.each(checked[widthPx] ?? [])("fails nothing with: %s", async (name) => {
    const screen = screens.find((each) => each.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    await show(tab, stage.demo, screen, view);
    expect(await failures(tab)).toEqual([]);
  });
});

it("IBM's engine sees a defect in the shadow root", async () => {
  const view = { widthPx: 360, heightPx: 800, language: "en" } as const;
  const page = await openPage(stage.browser, view);
  await page.goto(`${stage.demo.url}order/about`);
  const main = await find(page, ".layout__main");
  await main.evaluate((element) => element.insertAdjacentHTML("afterbegin", "<output>3</output>"));
  expect(await failures(page)).toEqual([expect.stringMatching(/^input_label_exists: <output>/)]);
  await page.browserContext().close();
});
