import { expect, it } from "vitest";
import { firstView, gzipBytes } from "../budget/build.ts";
import { mostBytes } from "../budget/limits.ts";
import { hotel, openCart } from "./giftScreens.ts";
import { setStage } from "./setStage.ts";
import { embedAddress, openPage } from "./stage.ts";

const stage = setStage();
const view = { widthPx: 1_280, heightPx: 800, language: "en" } as const;

it("fetches little script beyond the first view with `gift` until the cart can be used", async () => {
  const page = await openPage(stage.browser, view);
  const fetched = new Set<string>();
  page.on("request", (request) => {
    const [, chunk] = /\/(chunks\/[^/]+\.js)$/.exec(request.url()) ?? [];
    if (chunk) fetched.add(chunk);
  });
  await page.goto(embedAddress(stage.demo, hotel.attributes(view)));
  await openCart(page, view);
  await page.waitForNetworkIdle({ idleTime: 600 });
  const later = [...fetched].filter((file) => !firstView.includes(file));
  // 54 kB of this are loaded by every shop: the code it runs, and all texts after those of the first view.
  expect(gzipBytes(later)).toBeLessThanOrEqual(mostBytes("giftCart"));
  // The chunks for dishes and food orders.
  expect([...fetched].filter((file) => /\/(dialog|menuExtras|PrintedMenu|cart|Checkout\w*)-/.test(file))).toEqual([]);
});
