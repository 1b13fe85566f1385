// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { isoDate } from "../../../src/domain/fulfilment/storeDay.ts";
import { type Instant, instant } from "../../../src/domain/time/instant.ts";
import { wallTime } from "../../../src/domain/time/zone.ts";
import { saveCartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { clearCartAtom } from "../../../src/state/cart/cartNotices.atoms.ts";
import { widthAtom } from "../../../src/state/host/host.atoms.ts";
import { navigateAtom } from "../../../src/state/navigation/navigation.atoms.ts";
import { overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildLine } from "../../domain/cart/cartLines.ts";
import { choose } from "../../ui/render.tsx";
import { goodCard, noor, openCheckout, type Shop, shopState } from "./checkoutFixture.tsx";

const all = { ...noor, ...goodCard };

describe("an invalid checkout form", () => {
  it.each([
    ["First name", "", "Enter your first name."],
    ["First name", "N", "Enter at least two letters of your first name."],
    ["Last name", "", "Enter your last name."],
    ["Last name", "A", "Enter at least two letters of your last name."],
    ["Email", "", "Enter your email address."],
    ["Email", "noor@", "Enter an email address like name@example.com."],
    ["Phone", "", "Enter your phone number."],
    ["Phone", "0412", "Enter an Australian phone number like 0412 345 678."],
    ["Phone", "0912 345 678", "Enter an Australian phone number like 0412 345 678."],
    ["Card holder", " ", "Enter the name on the card."],
    ["Card number", "", "Number of Card Info field is required."],
    ["Card number", "4111 1111 1111 1112", "Number of Card Info field is invalid."],
    ["Card number", "3714 496353 98431", "We accept Visa & Mastercard only."],
    ["Expiry date", "", "Expiry Date of Card Info field is required."],
    ["Expiry date", "10/26", "Expiry Date of Card Info field is invalid."],
    ["CVV", "", "CVV of Card Info field is required."],
    ["CVV", "12", "CVV of Card Info field is invalid."],
  ])("%s %j: %s (shown under the focused field, and nothing is sent)", async (label, value, words) => {
    const shop = await openCheckout(shopState());
    shop.fill({ ...all, [label]: value });
    await shop.press("Pay now");
    expect(shop.errorOf(label)).toBe(words);
    expect(shop.root.activeElement).toBe(shop.field(label));
    expect(shop.ordering.posted).toEqual([]);
    expect(shop.root.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  });
});

describe("the card's fields", () => {
  it("show the brands that are taken, then the card's own, format the number and limit the length", async () => {
    const shop = await openCheckout(shopState());
    expect(shop.find(".field__head .payment-marks").textContent).toBe("Visa, Mastercard");
    shop.fill({ "Card number": "41111111111111112222", "Expiry date": "1230", CVV: "12345" });
    const values = ["Card number", "Expiry date", "CVV"].map((label) => shop.field(label).value);
    expect(values).toEqual(["4111 1111 1111 1111", "12/30", "123"]);
    expect(shop.find(".field__head .card-form__brand").textContent).toBe("Visa");
    expect(shop.root.querySelector(".field__head .payment-marks")).toBeNull();
  });

  it("R55: refuse a card that isn't accepted while its number is typed, and show only brands that are", async () => {
    const shop = await openCheckout(shopState());
    shop.fill({ "Card number": "3" });
    expect(shop.errorOf("Card number")).toBe("We accept Visa & Mastercard only.");
    shop.fill({ "Card number": "3714" });
    expect(shop.find(".field__head .payment-marks").textContent).toBe("Visa, Mastercard");
    shop.fill({ "Card number": "2" });
    expect(shop.errorOf("Card number")).toBe("");
  });

  it("R37: are in no attribute of the page", async () => {
    const shop = await openCheckout(shopState());
    shop.fill({ "Card holder": "Somebody Else", ...goodCard });
    await shop.press("Pay now");
    for (const secret of ["Somebody", "4111 1111", "12/30", '"123"']) expect(shop.root.innerHTML).not.toContain(secret);
  });

  it("use the diner's name as the holder's until one is typed", async () => {
    const shop = await openCheckout(shopState());
    shop.fill(noor);
    expect(shop.field("Card holder").value).toBe("Noor Abbot");
    shop.fill({ "Card holder": "N. Abbot", "First name": "Nora" });
    expect(shop.field("Card holder").value).toBe("N. Abbot");
  });

  it("are disabled on an insecure page", async () => {
    const shop = await openCheckout(shopState(), false);
    const labels = ["Card holder", "Card number", "Expiry date", "CVV"];
    expect(labels.map((label) => shop.field(label).disabled)).toEqual([true, true, true, true]);
    expect(shop.root.textContent).toContain("the connection to this page isn't secure");
  });

  it("R37: are cleared when the diner leaves the checkout after it has stopped", async () => {
    const state = shopState();
    const shop = await openCheckout(state);
    shop.fill({ ...all });
    shop.unmount();
    act(() => state.store.set(navigateAtom, { name: "store", store: "120" }));
    act(() => state.store.set(navigateAtom, { name: "checkout", store: "120" }));
    const again = await openCheckout(state);
    expect(again.field("Card number").value).toBe("");
  });

  it("R37: are cleared when the diner leaves the checkout, not when a tablet is turned", async () => {
    const state = shopState();
    const shop = await openCheckout(state);
    shop.fill({ ...all });
    shop.unmount();
    act(() => state.store.set(widthAtom, 820));
    const turned = await openCheckout(state);
    expect(turned.field("Card number").value).toBe("4111 1111 1111 1111");
    act(() => state.store.set(navigateAtom, { name: "store", store: "120" }));
    turned.unmount();
    act(() => {
      state.store.set(navigateAtom, { name: "checkout", store: "120" });
      state.store.set(widthAtom, 1_280);
    });
    const again = await openCheckout(state);
    expect(again.field("Card number").value).toBe("");
    expect(again.field("First name").value).toBe("Noor");
  });
});

function minuteOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return hour * 60 + minute;
}

describe("the time", () => {
  it("defaults to as soon as possible, with a date only if ordering ahead is possible", async () => {
    const shop = await openCheckout(shopState());
    shop.changeTime();
    const time = shop.field<HTMLSelectElement>("Time");
    expect(time.selectedOptions[0]?.textContent).toMatch(/^ASAP, \d+:\d\d pm$/);
    expect(() => shop.field("Date")).toThrow();
    const ahead = await openCheckout(
      shopState({ preOrder: { pickup: true, delivery: false }, daysInAdvance: { pickup: 2, delivery: 0 } }),
    );
    ahead.changeTime();
    const dates = [...ahead.field<HTMLSelectElement>("Date").options].map(({ text }) => text);
    expect(dates).toEqual(["Today, Fri 20 Nov", "Tomorrow, Sat 21 Nov", "Sun 22 Nov"]);
    const chosen = () => ahead.field<HTMLSelectElement>("Time").selectedOptions[0]?.textContent ?? "";
    const [soonest] = /\d+(?=:\d\d pm$)/.exec(chosen()) ?? [];
    choose(ahead.field("Date"), ahead.field<HTMLSelectElement>("Date").options[1]?.value);
    expect(chosen()).toMatch(new RegExp(`^${soonest}:\\d\\d pm$`));
  });
});

describe("a time that the list moves on while the diner types", () => {
  const shownTime = (shop: Shop) => shop.field<HTMLSelectElement>("Time").value;

  /** Opening hours on all days but today. */
  const otherDays = ({ shown }: ReturnType<typeof shopState>, now: Instant) => {
    const today = new Date(isoDate(wallTime(now, shown.zone))).getUTCDay();
    const days = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => weekday !== today);
    return days.map((weekday) => ({ weekday, opens: minuteOf("10:00"), closes: minuteOf("22:00") }));
  };

  /** The store closes early, so the list moves on from "as soon as possible" to tomorrow. */
  async function afterClosing(): Promise<Shop> {
    const preOrder = { pickup: true, delivery: false };
    const state = shopState({ preOrder, daysInAdvance: { pickup: 2, delivery: 0 } });
    const shop = await openCheckout(state);
    shop.fill(all);
    expect(shop.find(".time-row__when").textContent).toMatch(/^ASAP, /);
    const hours = otherDays(state, state.store.get(servicesAtom).clock.now());
    act(() => state.store.set(storeAtom, { kind: "ready", value: { ...state.shown, hours } }));
    return shop;
  }

  it("is told next to the field, and asked about before anything is sent", async () => {
    const shop = await afterClosing();
    const moved = shownTime(shop);
    expect(moved).not.toBe("asap");
    expect(shop.errorOf("Time")).toBe("This time is no longer available. Please choose another.");
    await shop.press("Pay now");
    expect(shop.ordering.posted).toEqual([]);
    expect(shop.root.activeElement).toBe(shop.field("Time"));
    expect(shownTime(shop)).toBe(moved);
    await shop.press("Pay now");
    expect(shop.ordering.posted).toHaveLength(1);
  });

  it("S19: stops the order if it has passed, until another is chosen", async () => {
    const state = shopState();
    const shop = await openCheckout(state);
    shop.fill(all);
    shop.changeTime();
    const time = shop.field<HTMLSelectElement>("Time");
    const first = time.options[1]?.value;
    state.setTime(instant(Number(first) + 60_000));
    choose(time, first);
    await shop.press("Pay now");
    expect(shop.errorOf("Time")).toBe("This time is no longer available. Please choose another.");
    expect(shop.ordering.posted).toEqual([]);
    choose(time, time.options[2]?.value);
    expect(shop.errorOf("Time")).toBe("");
  });
});

describe("other parts of the checkout", () => {
  it("show the pickup address with a link to a map", async () => {
    const location = { address: "125 Bourke St", suburb: "Melbourne", state: "VIC", postcode: "3000" };
    const state = shopState({ location: { ...location, country: "", position: null } });
    const shop = await openCheckout(state);
    expect(shop.find("address strong").textContent).toBe("125 Bourke St, Melbourne VIC\u00a03000");
    expect(shop.find<HTMLAnchorElement>(".pickup-address a").href).toMatch(
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=.*125%20Bourke%20St/,
    );
  });

  it("R44: don't show an address that the store hides", async () => {
    const location = { address: "125 Bourke St", suburb: "", state: "", postcode: "", country: "", position: null };
    const shop = await openCheckout(shopState({ location, view: { hidesPickupAddress: true } }));
    expect(shop.root.textContent).not.toContain("125 Bourke St");
  });

  it("show the terms in an overlay that Back can close (R80)", async () => {
    const shop = await openCheckout(shopState({ terms: "<p>Eat <b>well</b>.</p>" }));
    await shop.press("terms and conditions");
    expect(shop.store.get(overlayAtom)).toEqual({ kind: "policy", policy: "terms" });
  });

  it("include notes only if the store wants them", async () => {
    const shop = await openCheckout(shopState());
    expect(() => shop.field("Notes")).toThrow();
    await shop.press("Add a note");
    expect(shop.field<HTMLTextAreaElement>("Notes").maxLength).toBe(300);
    expect(shop.root.activeElement).toBe(shop.field("Notes"));
    shop.fill({ Notes: "No ice" });
    shop.fill({ Notes: "" });
    expect(shop.root.activeElement).toBe(shop.field("Notes"));
    const without = await openCheckout(shopState({ view: { notes: false } }));
    expect(without.buttons()).not.toContain("Add a note");
  });
});

describe("an order that isn't possible", () => {
  it("is explained if the cart is empty", async () => {
    const state = shopState();
    state.store.set(clearCartAtom);
    const shop = await openCheckout(state);
    expect(shop.root.textContent).toContain("Your cart is empty");
    shop.find(".empty-state .state-picture");
    await shop.press("Back to menu");
    expect(shop.history.current()).toBe("/");
  });

  it("R75: is explained if the picked venue sells nothing of the cart", async () => {
    const state = shopState();
    const lines = [
      buildLine({ unavailability: "unavailable" }),
      buildLine({ id: "line-2", unavailability: "sold-out" }),
    ];
    state.store.set(saveCartAtom, { cart: { lines }, event: { kind: "changed" } });
    const { root } = await openCheckout(state);
    expect(root.querySelector(".empty-state")?.textContent).toBe(
      "Nothing in your cart is available hereChoose another venue, or go back to the menu and pick something else.Back to menu",
    );
  });
});
