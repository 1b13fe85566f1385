// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { noPromotions } from "../../../src/domain/promotion/promotions.ts";
import type { Freight, StoreView } from "../../../src/domain/store/store.ts";
import { sentences } from "../../../src/parts/server-words/sentences.ts";
import { sentencesAtom } from "../../../src/parts/server-words/useServerWords.ts";
import { widthAtom } from "../../../src/state/host/host.atoms.ts";
import { prepareWalletAtom } from "../../../src/state/payment/wallets.atoms.ts";
import { english } from "../../app/appFixture.tsx";
import { speaking } from "../../parts/offers/offeredShop.tsx";
import { bourkeSt } from "../../support/buildMaps.ts";
import { serve } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";
import { choose, click } from "../../ui/render.tsx";
import { goodCard, noor, openCheckout, type Shop, shopState } from "./checkoutFixture.tsx";

const position = { latitude: -37.81, longitude: 144.96 };
const rule = { from: cents(0), upTo: null, dollars: 4, dollarsPerKilometre: 1, minimum: cents(0) };
const home = { "Street address": "5/125 Bourke St", Suburb: "Melbourne", Postcode: "3000" };

afterEach(() => void act(() => english.loadAndActivate({ locale: "en", messages: {} })));

async function openDelivery(
  radiusKm: number | null = null,
  freight: Freight = { kind: "own", rules: [rule] },
  view: Partial<StoreView> = {},
): Promise<Shop> {
  const location = { ...buildStore().location, position: { latitude: -37.8, longitude: 144.95 } };
  const state = shopState({ location, view: { delivery: true, ...view } });
  state.rules.set({
    promotions: noPromotions,
    charges: { freight, surcharges: { holidays: [], bank: [] } },
    reach: { areas: [{ from: 3000, to: 3008 }], radiusKm },
  });
  state.maps.answerWith({
    position: { kind: "found", value: position },
    route: { kind: "found", value: { kilometres: 2.4, travelSeconds: 600 } },
  });
  return openCheckout(state);
}

async function typeHome(shop: Shop, change: Readonly<Record<string, string>> = {}, restMs = 500): Promise<void> {
  shop.fill({ ...home, ...change });
  const select = shop.field<HTMLSelectElement>("State");
  choose(select, "VIC");
  act(() => shop.passTime(restMs));
  await shop.settle();
}

describe("S20: the delivery address", () => {
  it("requires a valid address in a delivery area (R54)", async () => {
    const shop = await openDelivery();
    shop.fill({ ...noor, ...goodCard, ...home });
    await shop.press("Pay now");
    expect(shop.errorOf("State")).toBe("Choose your state.");
    const options = [...shop.field<HTMLSelectElement>("State").options].map(({ text }) => text);
    expect(options).toEqual(["\u00a0", "ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"]);
    for (const [label, value, message] of [
      ["Street address", "", "The Street Address field is required."],
      ["Suburb", "", "Enter your suburb."],
      ["Suburb", "Me", "Enter at least three letters of your suburb."],
      ["Postcode", "", "Enter your postcode."],
      ["Postcode", "three", "The Postcode field format is invalid."],
      ["Postcode", "3128", "Delivery not available for 3128."],
    ] as const) {
      await typeHome(shop, { [label]: value });
      await shop.press("Pay now");
      expect(shop.errorOf(label)).toBe(message);
      expect(shop.root.activeElement).toBe(shop.field(label));
    }
    expect(shop.ordering.posted).toEqual([]);
  });

  it("says that the fee is not included until the address is known, and reports a wrong postcode at once (R54)", async () => {
    const shop = await openDelivery();
    const words = "Delivery feefrom $";
    expect(shop.root.textContent).toContain(words);
    expect(shop.root.textContent).toContain("Add your address for fee and time.");
    // The kitchen's time would be too early.
    expect(shop.find(".time-row__when").textContent).toBe("ASAP");
    expect(shop.button("Pay now").textContent).toMatch(/^Pay now\$\d+\.00\+ delivery$/);
    await typeHome(shop);
    expect(shop.root.textContent).not.toContain(words);
    expect(shop.button("Pay now").textContent).toMatch(/^Pay now\$\d+\.00with you in 22–32 min$/);
    await shop.press("Add delivery instructions");
    expect(shop.root.activeElement).toBe(shop.field("Delivery instructions"));
    expect(shop.field<HTMLTextAreaElement>("Delivery instructions").maxLength).toBe(300);
    shop.fill({ Postcode: "312" });
    expect(shop.errorOf("Postcode")).toBe("");
    shop.fill({ Postcode: "3128" });
    expect(shop.errorOf("Postcode")).toBe("Delivery not available for 3128.");
    expect(shop.find(".checkout__reason").textContent).toBe("No delivery to 3128Pick up instead");
    expect(shop.root.textContent).not.toContain("Add your address");
    expect(shop.root.textContent).not.toContain(words);
    const pay = shop.button("Pay now");
    expect(pay.textContent).toMatch(/^Pay now\$\d+\.00$/);
    expect(pay.className).toContain("button--secondary");
    expect(pay.hasAttribute("aria-disabled")).toBe(false);
    shop.fill({ Postcode: "3000" });
    await shop.settle();
    expect(pay.className).toContain("button--primary");
  });

  it.each([
    ["R50: with its own message", { kind: "refused", message: "No driver is free." }, "No driver is free."],
    ["R54: without a message", { kind: "refused", message: "" }, "Delivery not available to this address."],
    ["with no answer", { kind: "no-answer" }, "The delivery fee could not be worked out. Please try again."],
  ] as const)("is out of service if the third party refuses %s", async (_how, quote, message) => {
    const shop = await openDelivery(null, { kind: "third-party" });
    shop.ordering.quotes.push(quote);
    shop.fill({ ...noor, ...goodCard });
    await typeHome(shop);
    // Once in sight, and once for screen readers.
    expect(shop.root.textContent?.split(message)).toHaveLength(3);
    expect(shop.root.textContent).not.toContain("once we know your address");
    expect(shop.button("Pay now").getAttribute("aria-disabled")).toBe("true");
    expect(shop.find(".checkout__reason p").textContent).toBe(message);
    shop.ordering.quotes.push({ kind: "quoted", fee: cents(750), travelSeconds: 1_500 });
    await shop.press("Try again");
    expect(shop.find(".delivery-fee").textContent).toContain("Delivery fee $7.50");
  });

  it("disables a wallet's own button too if it is out of service", async () => {
    const shop = await openDelivery(null, { kind: "third-party" }, { applePay: true });
    serve(shop.store, {
      wallets: { mayHave: () => true, prepare: async () => true, open: async () => ({ kind: "closed" }) },
    });
    await act(() => shop.store.set(prepareWalletAtom, "apple-pay"));
    const express = () => shop.button("Pay with Apple Pay");
    expect(express().getAttribute("aria-disabled")).toBeNull();
    shop.ordering.quotes.push({ kind: "refused", message: "No driver is free." });
    shop.fill(noor);
    await typeHome(shop);
    expect(express().getAttribute("aria-disabled")).toBe("true");
    click(express());
    expect(shop.field("Card").checked).toBe(true);
  });

  it("shows a third party's refusal in the shop's language", async () => {
    const shop = await openDelivery(null, { kind: "third-party" });
    shop.ordering.quotes.push({ kind: "refused", message: "Delivery not available to this address" });
    await typeHome(shop);
    act(() => {
      shop.store.set(sentencesAtom, sentences);
      english.loadAndActivate({ locale: "zh-CN", messages: speaking("zh-CN").messages });
    });
    expect(shop.root.textContent).toContain("该地址不在外送范围内");
    expect(shop.root.textContent).not.toContain("Delivery not available");
  });
});

describe("a delivery at the checkout", () => {
  it("can't be paid if it is too far away, but pickup can", async () => {
    const shop = await openDelivery(2);
    shop.fill({ ...noor, ...goodCard });
    await typeHome(shop);
    expect(shop.root.textContent).toContain("Delivery not available to this address.");
    expect(shop.button("Pay now").getAttribute("aria-disabled")).toBe("true");
    const reason = shop.find(".checkout__reason p");
    expect(reason.textContent).toBe("Delivery not available to this address.");
    expect(shop.button("Pay now").getAttribute("aria-describedby")).toBe(reason.id);
    await shop.press("Pick up instead");
    expect(shop.button("Pay now").hasAttribute("aria-disabled")).toBe(false);
    expect(shop.buttons()).not.toContain("Pick up instead");
    await shop.press("Delivery");
    expect(shop.field("Street address").value).toBe("5/125 Bourke St");
  });

  it("closes the suggestions and drops pending ones when the mode changes", async () => {
    const shop = await openDelivery();
    shop.maps.places.push(bourkeSt);
    const options = () => shop.root.querySelectorAll('[role="option"]').length;
    const switchModes = async () => {
      await shop.press("Pickup");
      act(() => shop.passTime(250));
      await shop.settle();
      await shop.press("Delivery");
    };
    shop.fill({ "Street address": "125 bou" });
    act(() => shop.passTime(250));
    await shop.settle();
    expect(options()).toBe(1);
    await switchModes();
    expect(options()).toBe(0);
    shop.fill({ "Street address": "125 bour" });
    await switchModes();
    expect(options()).toBe(0);
  });

  it("R49: doesn't wait for maps with a flat fee, but sends a position found after the section folds", async () => {
    const shop = await openDelivery(null, { kind: "own", rules: [{ ...rule, dollarsPerKilometre: 0 }] });
    act(() => shop.store.set(widthAtom, 360));
    await typeHome(shop, { "Delivery instructions": "Ring twice." }, 0);
    act(() => shop.field("First name").focus());
    expect(shop.root.querySelector(".checkout__chosen")?.textContent).toContain(
      "5/125 Bourke St, Melbourne VIC\u00a03000 · Ring twice. · ASAP",
    );
    act(() => shop.passTime(500));
    shop.fill({ ...noor, ...goodCard });
    await shop.press("Pay now");
    expect(shop.ordering.posted[0]?.body["TrackingOrder"]).toMatchObject({
      DeliveryAddress: { Altitude: position.latitude, Longitude: position.longitude },
      FreightExcludingTax: 3.64,
    });
  });
});
