// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { GiftCartScreen } from "../../../src/features/gift/GiftCartScreen.tsx";
import { giftCodeBox } from "../../../src/state/gift/giftCoupons.atoms.ts";
import { announcementsAtom } from "../../../src/state/screen/announcements.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildCoupon } from "../../support/buildPromotions.ts";
import { type } from "../../ui/render.tsx";
import { dinner, fifty, giftShop, giveToMei, type ShownGifts, showGifts } from "./giftFixture.tsx";

describe("the gift store", () => {
  it("shows each card with its price, and its description cut at 50 characters", async () => {
    const long = { ...dinner, description: `${dinner.description} Valid for a year, on any evening.` };
    const { all, texts } = await withTexts({ cards: [fifty, long] });
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

  it.each([
    ["with its message below", "We moved.", ["Store is not in operation.", "We moved."]],
    ["alone if it has no message", "", ["Store is not in operation."]],
  ])(
    "R71, R95: sells none while the store is out of operation, and says so, %s",
    async (_how, closedMessage, words) => {
      const { press, all, texts } = await withTexts({ store: { inOperation: false, closedMessage } });
      expect(texts(".notice p")).toEqual(words);
      await press("Fifty");
      expect(all("dialog")).toEqual([]);
    },
  );

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

const preview = ({ named }: ShownGifts) => named("section", "Preview").textContent;

async function openFifty(widthPx?: number): Promise<ShownGifts> {
  const shown = await showGifts(widthPx === undefined ? {} : { widthPx });
  await shown.press("Fifty");
  return shown;
}

describe("the dialog of a gift card", () => {
  it("has the card's name as its label, and shows the whole description", async () => {
    const { press, find } = await showGifts();
    await press("Dinner");
    expect(find("dialog").getAttribute("aria-label")).toBe("Dinner for two");
    expect(find("dialog").textContent).toContain("three courses and a bottle to share.");
  });

  it.each([
    [390, ["Cancel"]],
    [1_280, ["Close", "Cancel"]],
  ])("is left at %i px with %j", async (widthPx, names) => {
    const { all, named, press } = await openFifty(widthPx);
    const ways = all("dialog button").map((each) => each.getAttribute("aria-label") ?? each.textContent);
    expect(ways.filter((name) => name === "Cancel" || name === "Close")).toEqual(names);
    for (const name of names) {
      if (all("dialog").length === 0) await press("Fifty");
      expect(named("dialog button", name)).toBeDefined();
      await press(name);
      expect(all("dialog")).toEqual([]);
    }
  });

  it.each([
    ["", "Enter the recipient's email address."],
    ["mei@", "Enter an email address like name@example.com."],
  ])("requires a valid recipient address: %j", async (email, problem) => {
    const { fill, press, find, lines, root } = await openFifty();
    fill("Recipient email", email);
    await press("Add to cart");
    expect(find("dialog .field__error").textContent).toBe(problem);
    expect(root.activeElement?.getAttribute("type")).toBe("email");
    expect(lines()).toEqual([]);
  });

  it.each([390, 1_280])("shows at %i px a preview of the recipient's mail, as text", async (widthPx) => {
    const shown = await openFifty(widthPx);
    expect(preview(shown)).toContain("A gift for you");
    shown.fill("To", "Mei");
    shown.fill("From", "Noor");
    shown.fill("Message", "<b>Happy</b> birthday");
    expect(preview(shown)).toContain("What Mei will read");
    expect(preview(shown)).toContain("Mei, a gift for you<b>Happy</b> birthdayFrom NoorFifty dollars× 1");
    expect(shown.all("section b")).toEqual([]);
    expect(shown.named("dialog textarea", "Message").getAttribute("maxlength")).toBe("300");
    expect(shown.find(".field__beside-label").textContent).toBe("21/300");
  });

  it("gives a card to several people, each in a separate line with the same message", async () => {
    const shown = await openFifty();
    const { press, fill, lines, all, named, store } = shown;
    fill("Recipient email", "mei@example.com");
    fill("Message", "Thank you!");
    await press("Add another recipient");
    expect(all("dialog legend").map(({ textContent }) => textContent)).toEqual(["Recipient 1", "Recipient 2"]);
    fill("To", "Ari", 1);
    fill("Recipient email", "ari@example.com", 1);
    expect(preview(shown)).toContain("Ari, a gift for you");
    await press("Increase quantity");
    expect(named("button", "Add to cart").textContent).toBe("Add to cart$200.00");
    await press("Add to cart");
    expect(lines()).toEqual(["2 Fifty dollars mei@example.com", "2 Fifty dollars ari@example.com"]);
    expect(all("dialog")).toEqual([]);
    expect(store).toBeDefined();
  });

  it("removes a recipient again, and keeps the focus", async () => {
    const { press, fill, lines, named, root } = await openFifty();
    fill("Recipient email", "mei@example.com");
    await press("Add another recipient");
    fill("Recipient email", "ari@example.com", 1);
    named("dialog button", "Remove recipient 2").focus();
    await press("Remove recipient 2");
    expect(root.activeElement?.textContent).toBe("Add another recipient");
    await press("Add another recipient");
    fill("Recipient email", "ari@example.com", 1);
    await press("Remove recipient 1");
    await press("Add to cart");
    expect(lines()).toEqual(["1 Fifty dollars ari@example.com"]);
  });

  it("R71: limits a card to twenty over all recipients", async () => {
    const { press, fill, named } = await openFifty();
    fill("Recipient email", "mei@example.com");
    for (let count = 1; count < 20; count += 1) await press("Increase quantity");
    expect(named("button", "Increase quantity").getAttribute("aria-disabled")).toBe("true");
    await press("Add another recipient");
    expect(named("button", "Add to cart").textContent).toBe("Add to cart$1,000.00");
    fill("Recipient email", "ari@example.com", 1);
    await press("Add to cart");
    await press("Fifty");
    expect(named("dialog button[type=submit]", "Maximum quantity exceeded")).toBeDefined();
  });

  it("opens an existing line, and updates it", async () => {
    const shown = await showGifts();
    await giveToMei(shown);
    await shown.press("Edit Fifty dollars");
    expect(shown.named<HTMLInputElement>("dialog input", "Recipient email").value).toBe("mei@example.com");
    expect(shown.all("dialog button").some(({ textContent }) => textContent === "Add another recipient")).toBe(false);
    shown.fill("Recipient email", "meilin@example.com");
    await shown.press("Update cart");
    expect(shown.lines()).toEqual(["1 Fifty dollars meilin@example.com"]);
  });
});

async function filled(): Promise<ShownGifts> {
  const shown = await showGifts();
  await giveToMei(shown, "Fifty");
  await giveToMei(shown, "Dinner");
  return shown;
}

const sums = ({ all }: ShownGifts) => all("dl > div").map(({ textContent }) => textContent);

async function enter({ named, press }: ShownGifts, code: string): Promise<void> {
  type(named("section input", "Discount code"), code);
  await press("Apply");
}

describe("the picture of a gift card", () => {
  it("is cropped around its focus wherever the card is shown", async () => {
    const focused = { ...fifty, photo: "https://shop.example/fifty.webp", photoFocus: "50% 30%" };
    const shown = await showGifts({ cards: [focused] });
    const crops = () => shown.all("img").map(({ style }) => style.objectPosition);
    expect(crops()).toEqual(["50% 30%"]);
    await giveToMei(shown);
    expect(crops()).toEqual(["50% 30%", "50% 30%"]);
    await shown.press("Edit Fifty");
    expect(new Set(crops())).toEqual(new Set(["50% 30%"]));
    expect(shown.all("dialog img")).not.toEqual([]);
  });
});

describe("the gift cart", () => {
  it("is a region beside the cards, with recipients, sums and a button to the checkout", async () => {
    const shown = await filled();
    const cart = shown.named("section", "Cart");
    expect([...cart.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Edit Fifty dollars for Mei$50.00For Meimei@example.com"),
      expect.stringContaining("Edit Dinner for two for Mei$180.00For Meimei@example.com"),
    ]);
    expect(sums(shown)).toEqual(["Subtotal$230.00", "Total$230.00"]);
    await shown.press("Continue to checkout");
    expect(shown.history.current()).toBe("/store/120/checkout/giftcards");
  });

  it("changes the quantity, up to twenty, and removes a line, with Undo", async () => {
    const { press, lines, named, root } = await filled();
    for (let count = 1; count < 20; count += 1) await press("Add one Fifty dollars for Mei");
    expect(named("button", "Add one Fifty dollars for Mei").getAttribute("aria-disabled")).toBe("true");
    await press("Remove one Fifty dollars for Mei");
    expect(lines()[0]).toBe("19 Fifty dollars mei@example.com");
    await press("Remove Fifty dollars for Mei");
    expect(lines()).toEqual(["1 Dinner for two mei@example.com"]);
    expect(root.activeElement?.textContent).toBe("Undo");
    await press("Undo");
    expect(lines()).toHaveLength(2);
  });

  it("announces each change once, with the total, and gets the focus when the row with Undo is closed", async () => {
    const { store, press, root } = await filled();
    const words = vi.fn();
    const listen = () => words(store.get(announcementsAtom)?.get("gift-cart"));
    listen();
    store.sub(announcementsAtom, listen);
    await press("Add one Fifty dollars for Mei");
    await press("Remove Fifty dollars for Mei");
    await press("Close");
    expect(root.activeElement?.getAttribute("aria-label")).toBe("Cart");
    await press("Remove Dinner for two for Mei");
    await press("Close");
    expect(words.mock.calls.flat()).toEqual([
      "Dinner for two added. 2 gift cards in the cart, $230.00 in total.",
      "3 gift cards in the cart, $280.00 in total.",
      "Fifty dollars removed. 1 gift card in the cart, $180.00 in total.",
      "Dinner for two removed. Your cart is empty.",
    ]);
  });

  it("R72: applies several codes one after the other, and each can be removed", async () => {
    const shown = await filled();
    const { ordering, press, all } = shown;
    ordering.coupons.set("TEN", {
      kind: "valid",
      coupon: buildCoupon({ code: "TEN", flat: cents(1_000), percent: 0 }),
    });
    ordering.coupons.set("HALF", { kind: "valid", coupon: buildCoupon({ code: "HALF", percent: 50 }) });
    await enter(shown, "TEN");
    await enter(shown, "HALF");
    expect(all(".coupon-box__code").map(({ textContent }) => textContent)).toEqual(["TEN −$10.00", "HALF −$110.00"]);
    expect(sums(shown)).toEqual(["Subtotal$230.00", "Discount−$120.00", "Total$110.00"]);
    await press("Remove TEN");
    expect(sums(shown)).toEqual(["Subtotal$230.00", "Discount−$115.00", "Total$115.00"]);
    const said = () => shown.find(".coupon-box__says").textContent;
    await enter(shown, "NOPE");
    expect(said()).toBe("Unknown code.");
    expect(shown.named("section input", "Discount code").getAttribute("aria-invalid")).toBe("true");
    await enter(shown, "half");
    expect(said()).toBe("This discount code is in your cart already.");
  });

  it("says nothing about a refused code on the next screen, and keeps one that wasn't applied yet", async () => {
    const shown = await filled();
    await enter(shown, "NOPE");
    const again = () => {
      const { root } = renderIn(shown, <GiftCartScreen />);
      return [root.querySelector(".coupon-box__says")?.textContent, root.querySelector("input")?.value];
    };
    shown.unmount();
    expect(again()).toEqual([undefined, ""]);
    shown.store.set(giftCodeBox.codeAtom, "TEN");
    expect(again()).toEqual([undefined, "TEN"]);
  });

  it("R71: says that a card was removed after ten hours", async () => {
    const { passTime, lines, all } = await filled();
    act(() => passTime(10 * 3_600_000));
    expect(lines()).toEqual([]);
    expect(all("section .notice p").map(({ textContent }) => textContent)).toEqual([
      "Some gift cards were in your cart for over ten hours, so we took them out.",
    ]);
  });

  it("is a separate screen on a phone, with a link back to the cards", async () => {
    const { all, named, history } = await showGifts({ widthPx: 390, content: <GiftCartScreen /> });
    expect(all("h1").map(({ textContent }) => textContent)).toEqual(["Your cart"]);
    named("a", "Back to gift cards").click();
    expect(history.current()).toBe("/store/120/giftcards");
  });
});
