import { expect, it } from "vitest";
import { noTender } from "../../../src/domain/payment/settlement.ts";
import { paidCardAtom, rememberPaidCardAtom } from "../../../src/state/order/paidCard.atoms.ts";
import { openTab } from "../checkout/checkoutTab.ts";

const card = { holder: "Noor Abbot", number: "4111111111111111", expiryYear: 2030, expiryMonth: 12, cvv: "123" };
const visa = { type: "visa", lastDigits: "1111" };

it("R37: of a typed card only the brand and the last digits stay, for the order that it paid, until the next one", () => {
  const { store } = openTab();
  const paid = (udid: string) => store.get(paidCardAtom)({ udid, cardIdentifier: null });
  store.set(rememberPaidCardAtom, "u-1", { kind: "card", card });
  expect([paid("u-1"), paid("u-2")]).toEqual([visa, null]);
  store.set(rememberPaidCardAtom, "u-2", { kind: "card", card: { ...card, number: "5555555555554444" } });
  expect([paid("u-1"), paid("u-2")]).toEqual([null, { type: "mastercard", lastDigits: "4444" }]);
  store.set(rememberPaidCardAtom, "u-3", noTender);
  expect(paid("u-2")).toBeNull();
});
