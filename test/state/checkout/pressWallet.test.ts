// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { sheetAmount, type WalletDiner } from "../../../src/domain/checkout/walletSheet.ts";
import type { ReceiptRow } from "../../../src/domain/order/receiptRows.ts";
import type { SheetError, WalletRequest, WalletResult } from "../../../src/services/ports/wallets.ts";
import { saveCartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { foodPlacing, placementAtom } from "../../../src/state/checkout/goods/foodGoods.ts";
import { openCheckoutAtom } from "../../../src/state/checkout/placing/placement.actions.ts";
import { submitAtom } from "../../../src/state/checkout/submit/submit.actions.ts";
import { typedContactAtom } from "../../../src/state/customer/contact.atoms.ts";
import { keepTimesFreshAtom } from "../../../src/state/fulfilment/times.atoms.ts";
import { pricedOrderAtom } from "../../../src/state/order/pricedOrder.atoms.ts";
import { receiptAtom } from "../../../src/state/order/receipt.atoms.ts";
import { paymentAtom } from "../../../src/state/payment/payment.atoms.ts";
import { walletPressAtom } from "../../../src/state/payment/walletPress.ts";
import { prepareWalletAtom } from "../../../src/state/payment/wallets.atoms.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { orderServicesAtom } from "../../../src/state/services.atoms.ts";
import { buildLine, cartWith } from "../../domain/cart/cartLines.ts";
import { settle, shopState } from "../../features/checkout/checkoutFixture.tsx";
import { buildConnection } from "../../support/buildConnection.ts";
import { serve } from "../../support/buildServices.ts";

const noor: WalletDiner = {
  contact: { firstName: "Noor", lastName: "Abbot", email: "noor@example.com", phone: "+61 412 345 678" },
  address: null,
};
const words = {
  rows: (receipt: readonly ReceiptRow[]) =>
    receipt.map((row) => ({ label: row.kind, amount: sheetAmount(row) ?? null })),
  problem: ({ kind }: { readonly kind: string }) => `wrong ${kind}`,
};

/** A checkout whose wallet button was pressed by a diner who has typed nothing. */
async function pressed(view: Parameters<typeof shopState>[0] = {}) {
  const state = shopState({ ...view, view: { applePay: true, ...view.view } });
  const { connection } = buildConnection();
  let isOffline = false;
  let asked: WalletRequest | null = null;
  let close: (said: WalletResult) => void = () => {};
  serve(state.store, {
    connection: { ...connection, isOffline: () => isOffline },
    wallets: {
      mayHave: () => true,
      prepare: async () => true,
      open(_name, request) {
        asked = request;
        return new Promise((resolve) => {
          close = resolve;
          request.signal.addEventListener("abort", () => resolve({ kind: "closed" }));
        });
      },
    },
  });
  await state.store.set(prepareWalletAtom, "apple-pay");
  state.store.set(keepTimesFreshAtom);
  state.store.set(openCheckoutAtom);
  await state.store.set(loadRulesAtom);
  await settle();
  state.store.set(walletPressAtom, { wallet: "apple-pay", words });
  const result = state.store.set(submitAtom);
  return {
    ...state,
    goOffline() {
      isOffline = true;
    },
    result,
    asked: () => asked as WalletRequest | null,
    approve: (diner = noor): Promise<SheetError | null> => (asked as unknown as WalletRequest).approve(diner),
    async say(said: WalletResult) {
      close(said);
      await settle();
    },
    stored: () => state.store.get(orderServicesAtom).attempts.food.stored(),
  };
}

const knock = { kind: "token", token: "knock" } as const;

it("R97: opens in the tap with an empty form, and asks for what the order lacks", async () => {
  const shop = await pressed();
  expect(shop.asked()?.asks).toEqual(["name", "email", "phone"]);
  const { total } = shop.store.get(pricedOrderAtom);
  const kinds = shop.store.get(receiptAtom).map(({ kind }) => kind);
  expect(shop.asked()?.sums).toMatchObject({ total, rows: kinds.map((label) => ({ label })) });
  expect([shop.stored(), shop.store.get(placementAtom).kind]).toEqual([null, "idle"]);
});

it("R97: the order is made when the diner approves, with what the wallet gave, and nobody chose the wallet", async () => {
  const shop = await pressed();
  expect(await shop.approve()).toBeNull();
  expect(shop.ordering.posted).toEqual([]);
  await shop.say(knock);
  expect(shop.ordering.posted).toMatchObject([{ tender: knock }]);
  expect(JSON.stringify(shop.ordering.posted[0]?.body)).toContain("noor@example.com");
  expect(shop.stored()?.settlement).toMatchObject({ kind: "token", method: "apple-pay" });
  expect(JSON.stringify(shop.stored())).not.toContain("knock");
  shop.ordering.answer({ kind: "refused", message: "Your card was declined.", isCoded: true });
  await settle();
  expect(shop.store.get(placementAtom)).toMatchObject({ kind: "failed" });
  expect(shop.asked()?.signal.reason).toBe("failed");
  expect([shop.store.get(paymentAtom), shop.store.get(walletPressAtom)]).toEqual(["card", null]);
});

it.each([
  ["phone", { phone: "+65 6123 4567" }],
  ["phone", { phone: "" }],
  ["name", { lastName: "" }],
  ["email", { email: "noor" }],
] as const)("R97: a refused %s stays in the sheet, then in the form, and nothing is paid", async (about, wrong) => {
  const shop = await pressed();
  const diner = { ...noor, contact: { ...noor.contact, ...wrong } };
  expect(await shop.approve(diner)).toEqual({ about, message: "wrong contact" });
  await shop.say({ kind: "closed" });
  expect(await shop.result).toEqual({ kind: "invalid" });
  expect(shop.store.get(typedContactAtom)).toEqual(diner.contact);
  expect([shop.ordering.posted, shop.stored()]).toEqual([[], null]);
});

it("R97: keeps what the diner has typed, and asks only for the rest", async () => {
  const state = await pressed();
  state.store.set(typedContactAtom, { ...noor.contact, email: "typed@example.com", phone: "" });
  await state.say({ kind: "closed" });
  state.store.set(walletPressAtom, { wallet: "apple-pay", words });
  void state.store.set(submitAtom);
  expect(state.asked()?.asks).toEqual(["phone"]);
  await state.approve();
  expect(state.store.get(typedContactAtom)).toEqual({ ...noor.contact, email: "typed@example.com" });
});

it("closing the sheet leaves everything as it was", async () => {
  const shop = await pressed();
  await shop.say({ kind: "closed" });
  expect(await shop.result).toEqual({ kind: "closed", message: null });
  expect([shop.store.get(placementAtom).kind, shop.store.get(walletPressAtom), shop.stored()]).toEqual([
    "idle",
    null,
    null,
  ]);
});

it("R58: a sheet that fails says why", async () => {
  const shop = await pressed();
  await shop.say({ kind: "failed", message: "Not now." });
  expect(await shop.result).toEqual({ kind: "closed", message: "Not now." });
  expect(shop.store.get(placementAtom).kind).toBe("idle");
});

it("takes no other sum than the sheet has shown, if the cart changed behind it", async () => {
  const shop = await pressed();
  shop.store.set(saveCartAtom, { cart: cartWith(buildLine({ quantity: 3 })), event: { kind: "changed" } });
  await settle();
  expect(await shop.approve()).toEqual({ about: "order", message: "wrong order" });
  expect(shop.asked()?.signal.reason).toBe("failed");
  expect(await shop.result).toEqual({ kind: "price-changed" });
  expect([shop.ordering.posted, shop.stored()]).toEqual([[], null]);
});

it("says that nothing was sent if the network went while the sheet was open", async () => {
  const shop = await pressed();
  shop.goOffline();
  expect(await shop.approve()).toEqual({ about: "order", message: "wrong order" });
  expect(await shop.result).toEqual({ kind: "offline" });
  expect(shop.ordering.posted).toEqual([]);
});

it("opens one sheet at a time", async () => {
  const shop = await pressed();
  shop.store.set(walletPressAtom, { wallet: "apple-pay", words });
  expect(await shop.store.set(submitAtom)).toEqual({ kind: "started" });
  expect(shop.store.get(foodPlacing.isHeldAtom)).toBe(true);
});

it("R97: a table that a wallet can't give comes first, without a sheet", async () => {
  const shop = await pressed({ view: { pickup: false, table: true } });
  expect(await shop.result).toEqual({ kind: "place-first" });
  expect([shop.asked(), shop.store.get(walletPressAtom)]).toEqual([null, null]);
});
