// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { noLabels } from "../../../src/domain/menu/labels.ts";
import type { AlcoholLimit } from "../../../src/domain/store/store.ts";
import { wallTime } from "../../../src/domain/time/zone.ts";
import type { OrderingApi, PaymentPageRequest } from "../../../src/services/ports/ordering.ts";
import { saveCartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { dateOfBirthForm } from "../../../src/state/checkout/form/age.atoms.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import { buildLine, cartWith } from "../../domain/cart/cartLines.ts";
import { serve } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";
import { choose, click } from "../../ui/render.tsx";
import {
  goodCard,
  noor,
  openCheckout,
  reloaded,
  type Shop,
  shopState,
  storedAttempt,
  taken,
} from "./checkoutFixture.tsx";

const wine = buildLine({ id: "wine", productId: "wine", name: "Shiraz", labels: { ...noLabels, isAlcohol: true } });
const burger = buildLine({ id: "burger" });
const limit: AlcoholLimit = { units: null, withMeal: false, until: null };
const liquor = { licence: "LIQP770010000", notice: "No sale to minors.", limit };

type Given = Parameters<typeof shopState>[0];

/** A checkout with wine in the cart, at a store whose law knows what it wants. */
function barState(given: Given = {}, lines = [burger, wine]) {
  const state = shopState({ liquor, ...given });
  state.store.set(saveCartAtom, { cart: cartWith(...lines), event: { kind: "changed" } });
  return state;
}

const open = (given: Given = {}, lines = [burger, wine]) => openCheckout(barState(given, lines));
const asking = { view: { asksDateOfBirth: true } };

const textOf = ({ root }: Shop) => root.textContent ?? "";
const posted = ({ ordering }: Shop) => ordering.posted.at(-1);
const orderIn = (shop: Shop) => posted(shop)?.body["TrackingOrder"] as Record<string, unknown>;
const box = "I am 18 or older";
const born = (Day: string, Month: string, Year: string) => ({ Day, Month, Year });

describe("R102: the age", () => {
  it("isn't asked for without alcohol, and nothing of it is sent", async () => {
    const shop = await open(asking, [burger]);
    expect(textOf(shop)).not.toMatch(/18|LIQP|minors/);
    shop.fill({ ...noor, ...goodCard });
    await shop.press("Pay now");
    expect(posted(shop)?.dateOfBirth).toBeNull();
    expect(orderIn(shop)).not.toHaveProperty("AgeConfirmed");
  });

  it("is a box, with licence and notice, which an order needs", async () => {
    const shop = await open();
    expect(textOf(shop)).toContain("Liquor licence LIQP770010000");
    expect(textOf(shop)).toContain("No sale to minors.");
    shop.fill({ ...noor, ...goodCard });
    await shop.press("Pay now");
    expect(shop.ordering.posted).toEqual([]);
    expect(shop.errorOf(box)).toMatch(/^You must be 18 or older to order alcohol\./);
    expect(shop.field(box).getAttribute("aria-invalid")).toBe("true");
    click(shop.field(box));
    await shop.press("Pay now");
    expect(orderIn(shop)).toMatchObject({ AgeConfirmed: true });
    expect(posted(shop)?.dateOfBirth).toBeNull();
  });

  it("is a date of birth where the store asks for it: wrong, a minor's, and an adult's", async () => {
    const shop = await open(asking);
    shop.fill({ ...noor, ...goodCard });
    await shop.press("Pay now");
    expect(shop.errorOf("Day")).toBe("Enter your full date of birth.");
    shop.fill(born("31", "02", "1990"));
    expect(shop.errorOf("Day")).toBe("There is no such date. Please check it.");
    shop.fill(born("31", "12", "2020"));
    expect(shop.errorOf("Year")).toBe(
      "You must be 18 or older to order alcohol. Please remove it from your cart to go on.",
    );
    await shop.press("Pay now");
    expect(shop.ordering.posted).toEqual([]);
    shop.fill(born("31", "12", "1990"));
    await shop.press("Pay now");
    expect(posted(shop)?.dateOfBirth).toEqual({ year: 1990, month: 12, day: 31 });
    expect(orderIn(shop)).toMatchObject({ AgeConfirmed: true });
    expect(orderIn(shop)).not.toHaveProperty("DateOfBirth");
  });

  it("is typed with a number keyboard, and filled in by the browser", async () => {
    const shop = await open(asking);
    for (const [label, part] of [
      ["Day", "bday-day"],
      ["Month", "bday-month"],
      ["Year", "bday-year"],
    ] as const) {
      expect(shop.field(label).inputMode).toBe("numeric");
      expect(shop.field(label).getAttribute("autocomplete")).toBe(part);
    }
  });

  it("is stored nowhere: not while the order is sent, and not when it is placed", async () => {
    const shop = await open(asking);
    const stored = () =>
      JSON.stringify([storedAttempt(shop), shop.memory.get("typedForms"), shop.memory.get("contacts")]);
    shop.fill({ ...noor, ...goodCard, ...born("30", "12", "1991") });
    expect(stored()).not.toContain("1991");
    await shop.press("Pay now");
    expect(storedAttempt(shop)).not.toBeNull();
    expect(stored()).not.toContain("1991");
    await shop.answer(taken);
    expect(stored()).not.toContain("1991");
    expect(shop.store.get(dateOfBirthForm.typed).year).toBe("");
  });

  it("is asked again with the card after a reload, and the same order is sent", async () => {
    const shop = await open(asking);
    shop.fill({ ...noor, ...goodCard, ...born("30", "12", "1991") });
    await shop.press("Pay now");
    await shop.answer({ kind: "no-answer" });
    const again = await openCheckout(reloaded(shop, barState(asking)));
    again.fill({ "Card holder": "Noor Abbot", ...goodCard });
    await again.press("Pay now");
    expect(again.ordering.posted).toEqual([]);
    expect(again.errorOf("Day")).toBe("Enter your full date of birth.");
    again.fill(born("30", "12", "1991"));
    await again.press("Pay now");
    expect(posted(again)?.dateOfBirth).toEqual({ year: 1991, month: 12, day: 30 });
    expect(orderIn(again)).toMatchObject({ UDID: posted(shop)?.udid, AgeConfirmed: true });
  });
});

it("R102: the call that starts a payment outside has the date, so that no minor pays", async () => {
  const state = barState({ view: { asksDateOfBirth: true, alipay: true } });
  const asked: PaymentPageRequest[] = [];
  const findPaymentPage: OrderingApi["findPaymentPage"] = async (request) => {
    asked.push(request);
    return { kind: "failed", message: "You must be 18 or older to order alcohol. Please remove it from your cart." };
  };
  serve(state.store, { loadOrdering: async () => ({ ...state.ordering, findPaymentPage }) });
  const shop = await openCheckout(state);
  shop.fill({ ...noor, ...born("30", "12", "1991") });
  click(shop.field("Alipay"));
  await shop.press("Pay now");
  expect(asked).toMatchObject([{ method: "alipay", dateOfBirth: { year: 1991, month: 12, day: 30 } }]);
  expect(textOf(shop)).toContain("You must be 18 or older to order alcohol.");
});

it("R102: a limit bars the checkout until another time is chosen", async () => {
  const { zone } = buildStore();
  const now = shopState().store.get(servicesAtom).clock.now();
  const ahead = { preOrder: { pickup: true, delivery: false }, daysInAdvance: { pickup: 1, delivery: 0 } };
  // The order is ready after that.
  const until = { ...liquor, limit: { ...limit, until: wallTime(now, zone).minute } };
  const shop = await open({ ...ahead, liquor: until });
  expect(textOf(shop)).toMatch(/Alcohol is sold until .+\. Please choose another time, or remove it\./);
  expect(shop.buttons()).not.toContainEqual(expect.stringMatching(/^Pay now/));
  const date = shop.field<HTMLSelectElement>("Date");
  choose(date, date.options[1]?.value);
  const time = shop.field<HTMLSelectElement>("Time");
  choose(time, [...time.options].find(({ text }) => text === "6:00 am")?.value);
  expect(textOf(shop)).not.toContain("Alcohol is sold until");
  expect(shop.buttons()).toContainEqual(expect.stringMatching(/^Pay now/));
});
