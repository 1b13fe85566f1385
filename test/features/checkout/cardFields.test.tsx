// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { CardFields } from "../../../src/parts/card-fields/CardFields.tsx";
import { addCardPartAtom } from "../../../src/parts/card-form/cardPart.atoms.ts";
import { languageAtom } from "../../../src/state/host/host.atoms.ts";
import { dropCardAtom } from "../../../src/state/payment/card.atoms.ts";
import { focusedElement } from "../../../src/ui/focusedElement.ts";
import { buildCardFields, giveCardFields } from "../../support/buildCardFields.ts";
import { click } from "../../ui/render.tsx";
import { noor, openCheckout, shopState, taken, total } from "./checkoutFixture.tsx";

async function openWithFields({ isLoading = true } = {}) {
  const cardFields = buildCardFields();
  cardFields.load(isLoading);
  cardFields.type({ isComplete: false, brand: null });
  const state = shopState();
  giveCardFields(state, cardFields);
  state.store.set(addCardPartAtom, "fields", CardFields);
  const shop = await openCheckout(state);
  shop.fill(noor);
  const group = () => shop.root.querySelector<HTMLElement>(".card-fields");
  const type = (typed: Parameters<typeof cardFields.type>[0]) => act(async () => cardFields.type(typed));
  return { ...shop, cardFields, group, type };
}

describe("R105: a card that is typed in fields which the page can't read", () => {
  it("has their place in the form, and none of the shop's own fields", async () => {
    const { root, group, cardFields } = await openWithFields();
    expect(group()?.querySelector("slot")?.name).toBe("card");
    expect(group()?.getAttribute("aria-label")).toBe("Card");
    expect([...root.querySelectorAll("label")].map(({ textContent }) => textContent)).not.toContain("Card number");
    expect(cardFields.mounted).toMatchObject([{ storeId: 120, language: "en", total }]);
  });

  it("shows what is missing at each press, and puts the focus there", async () => {
    const { press, cardFields, ordering } = await openWithFields();
    await press("Pay now");
    await press("Pay now");
    expect(cardFields.calls.filter((each) => each === "showProblems")).toHaveLength(2);
    expect(cardFields.calls).toContain("focus");
    expect([cardFields.asked, ordering.posted]).toEqual([[], []]);
  });

  it("shows what the fields say is wrong", async () => {
    const { root, group, type } = await openWithFields();
    await type({ problem: "Your card isn't taken here." });
    const [described] = root.querySelectorAll(`#${group()?.getAttribute("aria-describedby")}`);
    expect(described?.textContent).toBe("Your card isn't taken here.");
  });

  it("pays with their token, whose order has no number", async () => {
    const { press, cardFields, ordering, type, answer, announced, settle } = await openWithFields();
    await type({ isComplete: true, brand: "visa" });
    await press("Pay now");
    await settle();
    const [post] = ordering.posted;
    expect(cardFields.asked).toMatchObject([
      { udid: post?.udid, storeId: 120, total, intent: "charge", contact: { firstName: "Noor", email: noor.Email } },
    ]);
    expect(post?.tender).toMatchObject({ kind: "card-token", card: { token: "token-1", lastDigits: "1111" } });
    await answer(taken);
    expect(announced.filter(({ kind }) => kind === "order-placed")).toHaveLength(1);
  });

  it("asks for the bank's question to be answered, and takes a refusal for a declined card", async () => {
    const { press, type, answer, settle, root } = await openWithFields();
    await type({ isComplete: true });
    await press("Pay now");
    await settle();
    await answer({ kind: "action-needed", action: { kind: "fields", action: { id: 1 } } });
    await settle();
    expect(root.textContent).toContain("Your bank wants to make sure that it is you. Please answer its question.");
    await press("Cancel");
    expect(root.textContent).toContain("Your order was not placed");
    expect(root.textContent).toContain("What you typed is still here, except the card's number, expiry date and CVV.");
  });

  it("follows the language, and starts anew once what was typed is forgotten", async () => {
    const { store, cardFields, settle } = await openWithFields();
    const callsOf = async (change: () => void) => {
      const before = cardFields.calls.length;
      act(change);
      await settle();
      return cardFields.calls.slice(before);
    };
    expect(await callsOf(() => store.set(languageAtom, "zh-CN"))).toEqual(["update"]);
    expect(await callsOf(() => store.set(dropCardAtom))).toEqual(["destroy", "mount"]);
    expect(cardFields.mounted.at(-1)).toMatchObject({ language: "zh-CN", holder: "Noor Abbot" });
  });

  it("puts the focus in new fields once they can be typed in", async () => {
    const { settle, cardFields, group, store } = await openWithFields();
    let arrive = (_isLoading: boolean) => {};
    cardFields.load(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    act(() => store.set(dropCardAtom));
    await settle();
    act(() => group()?.focus());
    expect(cardFields.calls).not.toContain("focus");
    arrive(true);
    await settle();
    expect(cardFields.calls).toContain("focus");
  });

  it("says that it isn't possible if they can't be loaded, and tries again", async () => {
    const { root, cardFields, settle, button, press, group } = await openWithFields({ isLoading: false });
    expect(root.textContent).toContain("Paying by card isn't possible right now.");
    await press("Pay now");
    expect(focusedElement(group())).toBe(group());
    cardFields.load(true);
    click(button("Try again"));
    await settle();
    expect(root.textContent).not.toContain("Paying by card isn't possible right now.");
    expect(cardFields.calls).toContain("focus");
  });
});
