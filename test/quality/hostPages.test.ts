import { expect, it } from "vitest";
import { scanAround } from "./axeScan.ts";
import { setStage } from "./setStage.ts";
import { openPage } from "./stage.ts";

const stage = setStage();

async function lookAt(path: string): Promise<void> {
  const page = await openPage(stage.browser, { widthPx: 360, heightPx: 800 });
  await page.goto(stage.demo.url + path);
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewport({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const scheme of width === 360 || width === 1280 ? ["light", "dark"] : []) {
      await page.emulateMediaFeatures([
        { name: "prefers-color-scheme", value: scheme },
        { name: "prefers-reduced-motion", value: "reduce" },
      ]);
      expect(await scanAround(page), `by axe, ${scheme} at ${width} px`).toEqual([]);
    }
  }
}

const title = "the demo's page /%s fits in every window and has no axe problem, light or dark";

it.each(["", "restaurant.html", "hotel.html", "group.html", "docs/operations"])(title, lookAt);

it.each([
  "?show=floating&palette=own&card=provider&code=wordpress",
  "restaurant.html?language=zh-CN",
  "hotel.html?room=1204",
  "docs/",
  "docs/events",
])(title, { tags: ["thorough"] }, lookAt);
