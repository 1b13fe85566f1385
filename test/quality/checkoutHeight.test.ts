import type { Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import type { Screen } from "./screen.ts";
import { screenOf } from "./screens.ts";
import { setStage } from "./setStage.ts";
import { find, press, type View } from "./stage.ts";

const stage = setStage();

/** A phone's checkout of one delivery is at most this high, with all three blocks open (before: 2,637). */
const highestPx = 1_300;

/** One dish is below the demo's minimum for a delivery. */
const checkout: Screen = { ...screenOf("checkout"), store: { OrderTypeConstraintRules: [] } };

const phone: View = { widthPx: 390, heightPx: 844, language: "en" };

function heights(page: Page): Promise<{ readonly page: number; readonly checkout: number }> {
  return page.$eval("servery-storefront >>> .checkout", (shown) => ({
    page: document.documentElement.scrollHeight,
    checkout: shown.scrollHeight,
  }));
}

describe("the checkout on a phone", () => {
  it.each(["en", "zh-CN"] as const)("of a guest's delivery, paid by card, is short (%s)", async (language) => {
    const page = await stage.openScreen(checkout, { ...phone, language });
    await press(page, '[role="tab"]');
    await find(page, '[role="combobox"]');
    // Nothing is folded away: each block shows its fields.
    for (const field of ["address-line1", "given-name", "tel", "cc-number", "cc-csc"]) {
      await find(page, `[autocomplete="${field}"]`);
    }
    const { page: pagePx, checkout: checkoutPx } = await heights(page);
    expect(checkoutPx).toBeLessThanOrEqual(highestPx);
    expect(pagePx).toBeLessThanOrEqual(highestPx);
  });
});
