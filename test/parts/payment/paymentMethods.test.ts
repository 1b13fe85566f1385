import { describe, expect, it } from "vitest";
import { anywhere } from "../../../src/domain/fulfilment/deliveryReach.ts";
import type { OrderMode } from "../../../src/domain/fulfilment/orderMode.ts";
import { noPromotions, type RedemptionRule } from "../../../src/domain/promotion/promotions.ts";
import type { Store, StoreView } from "../../../src/domain/store/store.ts";
import { paymentMethods } from "../../../src/parts/payment/paymentMethods.tsx";
import { offeredPaymentsAtom, paymentAtom, paymentMethodsAtom } from "../../../src/state/payment/payment.atoms.ts";
import { prepareWalletAtom } from "../../../src/state/payment/wallets.atoms.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { orderServicesAtom } from "../../../src/state/services.atoms.ts";
import { menusAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildMenu } from "../../support/buildMenu.ts";
import { buildElementState, rulesFrom, serve } from "../../support/buildServices.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";
import { buildStore } from "../../support/buildStore.ts";

function shop(view: Partial<StoreView>, mode: OrderMode = "pickup", rest: Partial<Store> = {}) {
  const { store } = buildElementState();
  const base = buildStore();
  const none = { pickup: false, delivery: false, room: false, table: false };
  store.set(paymentMethodsAtom, paymentMethods);
  store.set(storeAtom, {
    kind: "ready",
    value: { ...base, ...rest, view: { ...base.view, ...none, [mode]: true, ...view } },
  });
  return store;
}

const everything = { cashOnPickup: true, alipay: true, wechat: true, roomCharge: true };

describe("R55: payment methods", () => {
  it("are listed in the order of their codes, each only where it applies", () => {
    expect(shop(everything).get(offeredPaymentsAtom)).toEqual(["card", "cash", "alipay", "wechat"]);
    expect(shop(everything, "delivery").get(offeredPaymentsAtom)).toEqual(["card", "alipay", "wechat"]);
    expect(shop({}).get(offeredPaymentsAtom)).toEqual(["card"]);
  });

  it.each([
    ["in a room of a hotel that has it", "room", true, true, true],
    ["not at its tables", "table", true, true, false],
    ["not if the hotel hides it", "room", true, false, false],
    ["not if the store can't charge rooms", "room", false, true, false],
  ] as const)("include room charge only if available: %s", (_where, mode, chargesToRoom, roomCharge, isOffered) => {
    const store = shop({ roomCharge }, mode, { chargesToRoom });
    expect(store.get(offeredPaymentsAtom)).toEqual(isOffered ? ["room-charge", "card"] : ["card"]);
    // R99: the room's bill is chosen first.
    expect(store.get(paymentAtom)).toBe(isOffered ? "room-charge" : "card");
  });

  it("R57: include payment pages only if the order can be stored", () => {
    const store = shop(everything);
    const { attempts } = store.get(orderServicesAtom);
    serve(store, { attempts: { food: { ...attempts.food, outlivesPage: () => false } } });
    expect(store.get(offeredPaymentsAtom)).toEqual(["card", "cash"]);
  });

  it("R58: include a wallet if both the store and the device support it", async () => {
    const view = { applePay: true, googlePay: true };
    const store = shop(view);
    expect(store.get(offeredPaymentsAtom)).toEqual(["card"]);
    const { wallets } = store.get(orderServicesAtom);
    serve(store, { wallets: { ...wallets, prepare: async (name) => name === "apple-pay" } });
    for (const name of ["apple-pay", "google-pay"] as const) await store.set(prepareWalletAtom, name);
    expect(store.get(offeredPaymentsAtom)).toEqual(["card", "apple-pay"]);
    store.set(storeAtom, { kind: "ready", value: buildStore() });
    expect(store.get(offeredPaymentsAtom)).toEqual(["card"]);
  });

  it("fall back to card if the chosen one isn't offered any more", () => {
    const store = shop(everything);
    store.set(paymentAtom, "cash");
    expect(store.get(paymentAtom)).toBe("cash");
    store.set(storeAtom, { kind: "ready", value: buildStore() });
    expect(store.get(paymentAtom)).toBe("card");
  });

  const rule = { ...noPromotions.points, pointsToDollar: 10 };
  const reward: RedemptionRule = {
    key: "0",
    name: "Free drink",
    points: 10,
    categoryIds: [],
    tagIds: [],
    productIds: [],
    expiresAt: null,
    discountRate: 100,
  };

  it.each([
    ["for a member", rule, true, true],
    ["not for a guest", rule, false, false],
    ["not if they are worth nothing", noPromotions.points, true, false],
    ["not if they are stamps", { ...rule, redemptions: [reward] }, true, false],
  ] as const)("R56: include points only if they apply: %s", async (_whose, points, isMember, isOffered) => {
    const store = shop(everything);
    const promotions = { ...noPromotions, points };
    const charges = { freight: { kind: "own", rules: [] }, surcharges: { holidays: [], bank: [] } } as const;
    const signIn = buildSignIn();
    if (isMember) signIn.signIn(buildMember());
    serve(store, { ...rulesFrom(async () => ({ promotions, charges, reach: anywhere })), session: signIn.open() });
    store.set(menusAtom, { kind: "ready", value: [buildMenu({})] });
    await store.set(loadRulesAtom);
    expect(store.get(offeredPaymentsAtom).includes("points")).toBe(isOffered);
    expect(store.get(paymentAtom)).toBe("card");
  });

  it("are listed once each", () => {
    const methods = paymentMethods.map(({ method }) => method);
    expect(new Set(methods).size).toBe(methods.length);
  });
});
