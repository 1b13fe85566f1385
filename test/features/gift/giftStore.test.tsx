// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { dinner, giftShop, giveToMei, showGifts } from "./giftFixture.tsx";

describe("the gift store", () => {
  it("shows each card with its price, and its description cut at 50 characters", async () => {
    const { all, texts } = await withTexts();
    expect(texts("h1")).toEqual(["Gift cards"]);
    expect(all(".gift-card").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^.?Fifty dollars\$50\.00For anything in the house\.$/),
      expect.stringMatching(/Dinner for two\$180\.00A table by the water, three courses and a bottle…$/),
    ]);
  });

  it("says that there are no gift cards", async () => {
    const { texts } = await withTexts({ cards: [] });
    expect(texts("h2")).toContain("No gift cards right now");
  });

  it("offers a retry if the cards could not be read", async () => {
    const { gifts, press, texts, all } = await withTexts({ cards: null });
    expect(texts("h2")).toContain("The gift cards could not be loaded");
    gifts.set(giftShop([dinner]));
    await press("Try again");
    expect(all(".gift-card")).toHaveLength(1);
  });

  it("R71: sells none while the store is out of operation, and shows its message", async () => {
    const { press, all, texts } = await withTexts({ store: { inOperation: false, closedMessage: "We moved." } });
    expect(texts(".notice")).toEqual(["We moved."]);
    await press("Fifty");
    expect(all("dialog")).toEqual([]);
  });

  it("R73: links back to the food menu, except in gift mode", async () => {
    expect((await showGifts()).named("a", "Back to menu")).toBeDefined();
    expect((await showGifts({ settings: { isGift: true } })).all("a")).toEqual([]);
  });

  it("R73: leads back to the venues of a group in gift mode", async () => {
    const shown = await showGifts({ settings: { isGift: true, store: null, hqId: 97 } });
    shown.named("a", "All venues").click();
    expect(shown.history.current()).toBe("/");
  });

  it("shows a bar with count and total on a phone once the cart has a card", async () => {
    const shown = await showGifts({ widthPx: 390 });
    expect(shown.all("section, a[href]").filter(({ textContent }) => textContent?.includes("Cart"))).toEqual([]);
    await giveToMei(shown);
    const bar = shown.named("a", "Cart");
    expect(bar.textContent).toBe("Cart 1 gift card1$50.00");
    bar.click();
    expect(shown.history.current()).toBe("/store/120/giftshoppingcartmobile");
  });
});

async function withTexts(given?: Parameters<typeof showGifts>[0]) {
  const shown = await showGifts(given);
  return { ...shown, texts: (selector: string) => shown.all(selector).map(({ textContent }) => textContent) };
}
