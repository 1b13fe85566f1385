import type { Page } from "puppeteer-core";
import { expect, it } from "vitest";
import { until } from "../support/until.ts";
import { addFirstDish } from "./orderScreens.ts";
import { boxOf } from "./pixels.ts";
import { setStage } from "./setStage.ts";
import { addFault, find, inShop, settle } from "./stage.ts";

const stage = setStage();

const documents = "/v1/projects/servery-demo/databases/(default)/documents";
const desk = { widthPx: 1_280, heightPx: 800 };

/** A page with the first dish of the menu in the cart, which offers a meal. */
async function openWithCart(view: typeof desk, storeId = "120"): Promise<Page> {
  const page = await stage.openMenu(view, storeId);
  await addFirstDish(page);
  return page;
}

interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

for (const { delayMs, tags } of [
  { delayMs: 300, tags: [] },
  { delayMs: 1_500, tags: ["thorough"] },
]) {
  it(`keeps the cart of the last visit and its Checkout in place when rules come after ${delayMs} ms`, {
    tags,
  }, async () => {
    const page = await openWithCart(desk);
    // The offered meal leaves room for dishes.
    const { height } = await boxOf(await find(page, ".meal-offer"));
    expect(height).toBeLessThan(96);
    await addFault(stage.demo, { match: `GET ${documents}/Companies/120/PriceTriggers`, delayMs, times: 0 });
    await page.evaluateOnNewDocument(() => {
      const seen: { shifts: string[]; tops: number[] } = { shifts: [], tops: [] };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        const side = document.querySelector("servery-storefront")?.shadowRoot?.querySelector(".layout__side");
        const room = side?.getBoundingClientRect();
        for (const { sources } of list.getEntries() as Shift[]) {
          // The header's total arrives with the cart, but is not part of it.
          const inside = sources.filter(
            ({ currentRect }) => room && currentRect.top > room.top && currentRect.left > room.left,
          );
          seen.shifts.push(...inside.map((each) => JSON.stringify(each)));
        }
      }).observe({ type: "layout-shift", buffered: true });
      const look = () => {
        const button = document
          .querySelector("servery-storefront")
          ?.shadowRoot?.querySelector(".cart__pay .button--wide");
        const top = button?.getBoundingClientRect().top;
        if (top !== undefined && top !== seen.tops.at(-1)) seen.tops.push(top);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.reload({ waitUntil: "networkidle0" });
    await find(page, ".meal-offer");
    await settle(page);
    const { shifts, tops } = await page.evaluate(
      () => (globalThis as unknown as { readonly seen: { readonly shifts: string[]; readonly tops: number[] } }).seen,
    );
    expect(shifts).toEqual([]);
    expect(tops).toHaveLength(1);
    // Nor does another time move the lines.
    const lineTop = async () => (await boxOf(await find(page, ".cart-line"))).y;
    const before = await lineTop();
    const receiving = await find(page, ".cart__receiving");
    const words = () => receiving.evaluate(({ textContent }) => textContent);
    // At midnight, it is for tomorrow.
    expect(await words()).toMatch(/^Pickup · ready (?:about|tomorrow,) \d/);
    await page.click(`${inShop(".store-header__choice")} ::-p-text(Dine in)`);
    await until(async () => expect(await words()).toMatch(/^Dine in · with you (?:about|tomorrow,) \d/));
    expect(await lineTop()).toBe(before);
  });
}

it("reserves no space for offers in a cart without offers", async () => {
  const page = await openWithCart(desk, "122");
  const gapPx = await (await find(page, ".cart .coupon-box")).evaluate((box) => {
    const lines = box.closest(".cart")?.querySelector("ul");
    return box.getBoundingClientRect().top - (lines?.getBoundingClientRect().bottom ?? 0);
  });
  expect(gapPx).toBeLessThan(24);
});
