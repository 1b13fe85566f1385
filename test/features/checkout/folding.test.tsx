// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { noVisit } from "../../../src/domain/visit/visit.ts";
import { typedContactAtom } from "../../../src/state/customer/contact.atoms.ts";
import { widthAtom } from "../../../src/state/host/host.atoms.ts";
import { serveMembers } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";
import { buildStore } from "../../support/buildStore.ts";
import { click, press } from "../../ui/render.tsx";
import { goodCard, noor, openCheckout, type Shop, shopState } from "./checkoutFixture.tsx";

async function openOn(widthPx: number, table: string | null = null): Promise<Shop> {
  const state = shopState({ view: { pickup: true, table: true } });
  state.configure({ visit: { ...noVisit, table } });
  state.store.set(widthAtom, widthPx);
  return openCheckout(state);
}

const goTo = (shop: Shop, label: string) => act(() => shop.field(label).focus());

/** The summaries of the folded sections. */
const chosen = ({ root }: Shop) => [...root.querySelectorAll(".checkout__chosen p")].map((each) => each.textContent);

const isShown = (shop: Shop, label: string) =>
  [...shop.root.querySelectorAll("label")].some((each) => each.textContent === label);

describe("sections that fold on a phone once they are complete", () => {
  it("show what was chosen", async () => {
    const shop = await openOn(360);
    expect(chosen(shop)).toEqual([]);
    goTo(shop, "First name");
    expect(chosen(shop)).toEqual([expect.stringMatching(/^Pickup · ASAP, \d+:\d\d pm$/)]);
    shop.fill(noor);
    goTo(shop, "Card number");
    expect(chosen(shop)[1]).toBe("Noor Abbot · 0412 345 678");
    expect(isShown(shop, "First name")).toBe(false);
  });

  it("show the pickup's address and its map, unless the store hides them", async () => {
    const location = { ...buildStore().location, address: "1 Bourke St", suburb: "Melbourne" };
    for (const hidesPickupAddress of [false, true]) {
      const state = shopState({ location, view: { pickup: true, hidesPickupAddress } });
      state.store.set(widthAtom, 360);
      const shop = await openCheckout(state);
      goTo(shop, "First name");
      const words = chosen(shop)[0]?.replace(/\d+:\d\d/, "3:00");
      expect(words).toBe(
        hidesPickupAddress ? "Pickup · ASAP, 3:00 pm" : "Pick up at 1 Bourke St, Melbourne · ASAP, 3:00 pmOpen in Maps",
      );
    }
  });

  it("shorten long notes", async () => {
    const shop = await openOn(360);
    shop.fill({ ...noor, Notes: "The bell is broken, so please call when you are at the gate behind the bakery" });
    goTo(shop, "Card number");
    expect(chosen(shop)[0]).toMatch(/ · The bell is broken, so please call when you are at the gate…$/);
  });

  it("show the table number", async () => {
    const shop = await openOn(360, "12");
    goTo(shop, "Email");
    expect(chosen(shop)).toEqual([expect.stringMatching(/^Table number 12 · With you about \d+:\d\d pm$/)]);
  });

  it("stay open while incomplete, even after a jump to a later section", async () => {
    const shop = await openOn(360, "0");
    goTo(shop, "Card number");
    expect(chosen(shop)).toEqual([]);
    expect([isShown(shop, "Table number"), isShown(shop, "First name")]).toEqual([true, true]);
  });

  it("stay open while the diner types in them, and fold when the diner moves on", async () => {
    const shop = await openOn(360);
    goTo(shop, "Card number");
    goTo(shop, "Last name");
    shop.fill({ ...noor, "Last name": "Bo" });
    expect(isShown(shop, "Last name")).toBe(true);
    shop.fill({ "Last name": "Borowski" });
    goTo(shop, "Card number");
    expect(chosen(shop)[1]).toBe("Noor Borowski · 0412 345 678");
  });

  it("stay open while the diner corrects what Pay now reported", async () => {
    const shop = await openOn(360, "0");
    const { Phone: _phone, ...named } = noor;
    shop.fill({ ...named, ...goodCard });
    goTo(shop, "Card number");
    await shop.press("Pay now");
    expect(shop.root.activeElement).toBe(shop.field("Table number"));
    shop.fill({ "Table number": "1" });
    expect(shop.root.activeElement).toBe(shop.field("Table number"));
    shop.fill({ "Table number": "12" });
    await shop.press("Pay now");
    expect(JSON.stringify(shop.ordering.posted)).toContain('"Name":"12"');
  });

  it("open again with a button, which moves the focus in and keeps what was typed", async () => {
    const shop = await openOn(360);
    shop.fill(noor);
    goTo(shop, "Card number");
    const [, change] = [...shop.root.querySelectorAll<HTMLElement>(".checkout__chosen button")];
    if (!change) throw new Error("Nothing is folded.");
    act(() => change.focus());
    expect(isShown(shop, "First name")).toBe(false);
    click(change);
    expect(shop.root.activeElement).toBe(shop.field("First name"));
    expect(shop.field("First name").value).toBe("Noor");
  });

  it("include the payment, with only the last digits of the card", async () => {
    const shop = await openOn(360);
    shop.fill({ ...noor, ...goodCard });
    goTo(shop, "Card number");
    const [, change] = [...shop.root.querySelectorAll<HTMLElement>(".checkout__chosen button")];
    if (!change) throw new Error("Nothing is folded.");
    click(change);
    expect(chosen(shop)[1]).toBe("Card ending 1111");
    expect(isShown(shop, "Card number")).toBe(false);
    await shop.press("Pay now");
    expect(shop.ordering.posted).toHaveLength(1);
  });

  it("stay open for an invalid card, and open again for a declined one", async () => {
    const shop = await openOn(360);
    const { Phone, ...named } = noor;
    shop.fill({ ...named, ...goodCard, CVV: "1" });
    goTo(shop, "Card number");
    goTo(shop, "Phone");
    expect(isShown(shop, "CVV")).toBe(true);
    shop.fill({ Phone: Phone ?? "", CVV: "123" });
    expect(isShown(shop, "CVV")).toBe(false);
    await shop.press("Pay now");
    await shop.answer({ kind: "refused", message: "Your card was declined.", isCoded: true });
    expect(isShown(shop, "Card number")).toBe(true);
    expect(shop.root.textContent).toContain("Your card was declined.");
  });

  it("show the time as one row until another is wanted, and open to it at once when the diner comes back", async () => {
    const shop = await openOn(360);
    expect(() => shop.field("Time")).toThrow();
    expect(shop.find(".time-row__when").textContent).toMatch(/^ASAP, \d+:\d\d pm$/);
    await shop.press("Change");
    expect(shop.root.activeElement).toBe(shop.field("Time"));
    goTo(shop, "First name");
    expect(() => shop.field("Time")).toThrow();
    click(shop.find(".checkout__chosen button"));
    expect(shop.root.activeElement).toBe(shop.field("Time"));
  });

  it("stay as they are while a way to pay is pressed, so that the press doesn't miss it, and fold once it is chosen", async () => {
    const shop = await openOn(360);
    goTo(shop, "Phone");
    shop.fill(noor);
    goTo(shop, "Cash on pickup");
    expect(isShown(shop, "Phone")).toBe(true);
    click(shop.field("Cash on pickup"));
    expect(isShown(shop, "Phone")).toBe(false);
  });

  it("show stored details as one line from the start, which opens, and the way to log in", async () => {
    const state = shopState({ view: { pickup: true } });
    state.store.set(widthAtom, 360);
    state.store.set(typedContactAtom, { firstName: "Noor", lastName: "Abbot", email: "n@x.au", phone: "0412345678" });
    const shop = await openCheckout(state);
    expect(chosen(shop)).toEqual(["Noor Abbot · 0412 345 678"]);
    expect(shop.find(".checkout__log-in").textContent).toBe("Have an account?Log in");
    click(shop.find(".checkout__chosen button"));
    expect(shop.root.activeElement).toBe(shop.field("First name"));
    shop.fill({ "First name": "Nora" });
    goTo(shop, "Card number");
    expect(chosen(shop)[1]).toBe("Nora Abbot · 0412 345 678");
    expect(shop.root.querySelector(".checkout__log-in")).toBeNull();
  });

  it("show a member whose profile says all as one line, which has nothing to change", async () => {
    const state = shopState({ view: { pickup: true } });
    state.store.set(widthAtom, 360);
    serveMembers(state, buildMember());
    const shop = await openCheckout(state);
    expect(chosen(shop)).toEqual([expect.stringMatching(/^Mei Lin · 0491 570 156/)]);
    expect(shop.root.querySelector(".checkout__chosen button")).toBeNull();
  });

  it("never fold on a desktop", async () => {
    const shop = await openOn(1_280);
    shop.fill(noor);
    goTo(shop, "Card number");
    expect(chosen(shop)).toEqual([]);
  });
});

describe("a phone's keyboard", () => {
  it("gets the right hints for each field", async () => {
    const shop = await openOn(360);
    for (const [label, ...hints] of [
      ["First name", "given-name", "", "next"],
      ["Last name", "family-name", "", "next"],
      ["Email", "email", "", "next"],
      ["Phone", "tel", "", "next"],
      ["Card holder", "cc-name", "", "next"],
      ["Card number", "cc-number", "numeric", "next"],
      ["Expiry date", "cc-exp", "numeric", "next"],
      ["CVV", "cc-csc", "numeric", "done"],
    ] as const) {
      const field = shop.field(label);
      const attributes = ["autocomplete", "inputmode", "enterkeyhint"].map((name) => field.getAttribute(name) ?? "");
      expect(attributes, label).toEqual(hints);
    }
  });

  it("moves from a partly typed address to the next field with Enter and sends nothing", async () => {
    const state = shopState({ view: { pickup: false, delivery: true } });
    state.store.set(widthAtom, 360);
    const shop = await openCheckout(state);
    const after = ["Street address", "Suburb", "Postcode"].map((label) => {
      goTo(shop, label);
      press(shop.field(label), "Enter");
      return shop.root.activeElement;
    });
    expect(after).toEqual(["Suburb", "State", "First name"].map((label) => shop.field(label)));
  });

  it("moves to the next field with Enter, but not while composing Chinese text", async () => {
    const shop = await openOn(360);
    const enter = (isComposing: boolean) =>
      act(() => {
        const options = { key: "Enter", bubbles: true, cancelable: true, composed: true, isComposing };
        shop.root.activeElement?.dispatchEvent(new KeyboardEvent("keydown", options));
      });
    goTo(shop, "First name");
    enter(true);
    expect(shop.root.activeElement).toBe(shop.field("First name"));
    enter(false);
    expect(shop.root.activeElement).toBe(shop.field("Last name"));
  });
});
