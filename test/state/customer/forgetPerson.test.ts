import { describe, expect, it } from "vitest";
import { typedContactAtom } from "../../../src/state/customer/contact.atoms.ts";
import { memberAnswerAtom } from "../../../src/state/customer/membership.atoms.ts";
import { chooseKeepingAtom } from "../../../src/state/customer/rememberDetails.atoms.ts";
import { addressForm } from "../../../src/state/fulfilment/address.atoms.ts";
import { typedCardAtom } from "../../../src/state/payment/card.atoms.ts";
import { noorTyped } from "../../support/buildContact.ts";
import { hear, kindOf, openTab, submit } from "../checkout/checkoutTab.ts";

describe("R86: what was typed, once the order is placed", () => {
  async function order(isRemembered: boolean) {
    const tab = openTab();
    tab.store.set(chooseKeepingAtom, isRemembered);
    tab.store.set(memberAnswerAtom, { answer: "skip", askedFor: noorTyped.email });
    tab.store.set(addressForm.typed, { street: "1 Secret Street" });
    tab.store.set(typedCardAtom, { holder: "N. Abbot" });
    await submit(tab);
    expect(tab.store.get(typedContactAtom)).toMatchObject(noorTyped);
    await hear(tab);
    expect(kindOf(tab)).toBe("placed");
    return tab;
  }

  it("is gone from the page and the tab if it isn't to be remembered", async () => {
    const { store, memory } = await order(false);
    const typed = [store.get(typedContactAtom), store.get(addressForm.typed), store.get(typedCardAtom)];
    expect(JSON.stringify(typed)).not.toMatch(/noor|secret|abbot/i);
    expect(JSON.stringify(memory.get("typedForms"))).not.toMatch(/noor|secret|abbot/i);
    expect(store.get(memberAnswerAtom).answer).toBe("skip");
    expect(JSON.stringify(memory.get("contacts"))).not.toMatch(/noor/i);
  });

  it("stays for the next order if it is", async () => {
    const { store, memory } = await order(true);
    expect(store.get(typedContactAtom)).toMatchObject(noorTyped);
    expect(store.get(addressForm.typed)).toMatchObject({ street: "1 Secret Street" });
    expect(JSON.stringify(memory.get("contacts"))).toMatch(/noor/i);
    expect(store.get(typedCardAtom)).toMatchObject({ number: "" });
  });
});
