// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { sheetAmount, type WalletDiner } from "../../../src/domain/checkout/walletSheet.ts";
import type { Address } from "../../../src/domain/customer/address.ts";
import { cents } from "../../../src/domain/money/cents.ts";
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
import { menusAtom } from "../../../src/state/store/store.atoms.ts";
import { buildLine, cartWith } from "../../domain/cart/cartLines.ts";
import { settle, shopState } from "../../features/checkout/checkoutFixture.tsx";
import { buildConnection } from "../../support/buildConnection.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";
import { type ElementState, noRules, type StoreRules, serve } from "../../support/buildServices.ts";

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
async function pressed(view: Parameters<typeof shopState>[0] = {}, rules: StoreRules = noRules) {
  const state = shopState({ ...view, view: { applePay: true, ...view.view } });
  state.rules.set(rules);
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

/** A store whose area and fee depend on the postcode alone. */
function delivering(dollars: number): StoreRules {
  const rule = { from: cents(0), upTo: null, dollars, dollarsPerKilometre: 0, minimum: cents(0) };
  const charges = { ...noRules.charges, freight: { kind: "own" as const, rules: [rule] } };
  return { ...noRules, charges, reach: { areas: [{ from: 3000, to: 3008 }], radiusKm: null } };
}

/** The store's documents arrive again, and its rules with them. */
async function refreshed({ store }: ElementState): Promise<void> {
  store.set(menusAtom, { kind: "ready", value: [buildMenu({ Burgers: [buildProduct("patty")] })] });
  await store.set(loadRulesAtom);
  await settle();
}

const bourkeSt: Address = { street: "125 Bourke St", suburb: "Melbourne", state: "VIC", postcode: "3000" };

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

it("R97: another fee than the sheet has shown is said there, nothing is paid, and the address can be chosen again", async () => {
  const shop = await pressed({ view: { pickup: false, delivery: true } }, delivering(5.5));
  expect(shop.asked()?.asks).toEqual(["name", "email", "phone", "address"]);
  const shown = shop.asked()?.sums;
  expect(shown?.rows).toContainEqual({ label: "delivery", amount: 550 });
  shop.rules.set(delivering(7));
  await refreshed(shop);
  expect(await shop.approve({ ...noor, address: bourkeSt })).toEqual({ about: "address", message: "wrong address" });
  expect([shop.ordering.posted, shop.stored(), shop.asked()?.signal.aborted]).toEqual([[], null, false]);
  const located = shop.asked()?.locate(bourkeSt);
  expect(located).toMatchObject({ total: cents((shown?.total ?? 0) + 150) });
  expect(await shop.approve({ ...noor, address: bourkeSt })).toBeNull();
  await shop.say(knock);
  expect(shop.ordering.posted).toMatchObject([
    { tender: knock, body: { TrackingOrder: { PaymentTransactions: [{ Amount: 27 }] } } },
  ]);
});

it("R97: an address outside the sheet's area is said there, and nothing is paid", async () => {
  const shop = await pressed({ view: { pickup: false, delivery: true } }, delivering(5.5));
  const far = { ...bourkeSt, postcode: "3999" };
  expect(shop.asked()?.locate(far)).toEqual({ about: "address", message: "wrong address" });
  expect(await shop.approve({ ...noor, address: far })).toEqual({ about: "address", message: "wrong address" });
  await shop.say({ kind: "closed" });
  expect(await shop.result).toEqual({ kind: "invalid" });
  expect([shop.ordering.posted, shop.stored()]).toEqual([[], null]);
});
