import { describe, expect, it } from "vitest";
import { scanAround } from "./axeScan.ts";
import { setStage } from "./setStage.ts";
import { openPage } from "./stage.ts";

const stage = setStage();

const pages = [
  "",
  "restaurant.html",
  "restaurant.html?language=zh-CN",
  "hotel.html",
  "hotel.html?room=1204",
  "group.html",
];

describe.each(pages)("the demo's page /%s", (path) => {
  it.each([360, 768, 1280, 1920])("fits in a window of %i px", async (widthPx) => {
    const page = await openPage(stage.browser, { widthPx, heightPx: 800 });
    await page.goto(stage.demo.url + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widthPx);
    await page.browserContext().close();
  });

  it.each([
    [360, "light"],
    [1280, "light"],
    [360, "dark"],
    [1280, "dark"],
  ] as const)("has no axe problem at %i px, %s", async (widthPx, scheme) => {
    const page = await openPage(stage.browser, { widthPx, heightPx: 800 });
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    await page.goto(stage.demo.url + path);
    expect(await scanAround(page)).toEqual([]);
    await page.browserContext().close();
  });
});
