import type { Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import type { Screen } from "./screen.ts";
import { screenOf } from "./screens.ts";
import { setStage } from "./setStage.ts";
import { find, languages, press, type View } from "./stage.ts";

const stage = setStage();

/** One dish is below the demo's minimum for a delivery. */
const anyAmount = { OrderTypeConstraintRules: [] };
const alone: Screen = { ...screenOf("checkout"), store: anyAmount };
const withWallets: Screen = {
  ...screenOf("checkout with wallets"),
  store: anyAmount,
  act: (page) => press(page, ".cart-bar .button--primary"),
};

const phone: View = { widthPx: 390, heightPx: 844, language: "en" };
const small: View = { widthPx: 360, heightPx: 740, language: "en" };

/** What a guest sees who pays by card, with all three blocks open (a delivery was 2,637 px high before). */
const cases = [
  { of: "a delivery", view: phone, screen: alone, tab: 1, highestPx: 1_110, asked: ["address-line1"] },
  { of: "a delivery, below two wallets,", view: phone, screen: withWallets, tab: 1, highestPx: 1_200, asked: [] },
  { of: "a delivery, below two wallets,", view: small, screen: withWallets, tab: 1, highestPx: 1_240, asked: [] },
  { of: "a pickup", view: phone, screen: alone, tab: 2, highestPx: 1_110, asked: [] },
  { of: "a pickup, below two wallets,", view: phone, screen: withWallets, tab: 2, highestPx: 1_200, asked: [] },
] as const;

/** The whole of the sheet, and how much of it is in sight under the page that peeks out. */
function heights(page: Page): Promise<{ readonly whole: number; readonly seen: number }> {
  return page.$eval("servery-storefront >>> .sheet__scroll", ({ scrollHeight, clientHeight }) => ({
    whole: scrollHeight,
    seen: clientHeight,
  }));
}

describe("the checkout on a phone", () => {
  it.each(cases.flatMap((each) => languages.map((language) => ({ ...each, language }))))(
    "of $of is short at $view.widthPx px ($language)",
    async ({ view, screen, tab, highestPx, asked, language }) => {
      const page = await stage.openScreen(screen, { ...view, language });
      await press(page, `[role="tab"]:nth-child(${tab})`);
      // Nothing is folded away: each block shows its fields.
      for (const field of [...asked, "given-name", "tel", "cc-number", "cc-csc"]) {
        await find(page, `[autocomplete="${field}"]`);
      }
      const { whole, seen } = await heights(page);
      expect(whole).toBeLessThanOrEqual(highestPx);
      expect(seen).toBeGreaterThan(0.95 * view.heightPx);
      expect(seen).toBeLessThan(view.heightPx);
    },
  );

  it("shows the focused field and Pay together above a keyboard", async () => {
    const page = await stage.openScreen(alone, small);
    await press(page, '[role="tab"]:nth-child(2)');
    await page.evaluate(() => Object.defineProperty(visualViewport, "height", { get: () => 420 }));
    for (const field of ["given-name", "tel", "cc-number", "cc-csc"]) {
      await (await find(page, `[autocomplete="${field}"]`)).focus();
      await page.evaluate(() => visualViewport?.dispatchEvent(new Event("resize")));
      const [head, box, pay] = await page.$$eval(
        `servery-storefront >>> :is(.sheet-header, [autocomplete="${field}"], .checkout__pay)`,
        (parts) => parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      );
      expect(box?.top).toBeGreaterThanOrEqual(head?.bottom ?? Number.NaN);
      expect(box?.bottom).toBeLessThanOrEqual(pay?.top ?? Number.NaN);
      expect(pay?.bottom).toBeLessThanOrEqual(420);
    }
  });
});
