import { onTestFinished, vi } from "vitest";
import { priceLine } from "../../../src/domain/cart/priceLine.ts";
import type { FoodAttempt } from "../../../src/domain/checkout/attempt.ts";
import type { Member } from "../../../src/domain/customer/customer.ts";
import { anywhere } from "../../../src/domain/fulfilment/deliveryReach.ts";
import type { LiveOrder } from "../../../src/domain/order/liveOrder.ts";
import { noPromotions, type RedemptionRule } from "../../../src/domain/promotion/promotions.ts";
import type { Store, StoreView } from "../../../src/domain/store/store.ts";
import { CheckoutScreen } from "../../../src/features/checkout/CheckoutScreen.tsx";
import { modeParts } from "../../../src/parts/mode/modeParts.ts";
import { paymentMethods } from "../../../src/parts/payment/paymentMethods.tsx";
import type { PlaceResult } from "../../../src/services/ports/ordering.ts";
import { saveCartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { modeFormsAtom } from "../../../src/state/checkout/form/modeForm.atoms.ts";
import { nowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { widthAtom } from "../../../src/state/host/host.atoms.ts";
import { paymentMethodsAtom } from "../../../src/state/payment/payment.atoms.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import { menusAtom, menusReadAtAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";

import { renderIn } from "../../app/appFixture.tsx";
import { buildLine, cartWith } from "../../domain/cart/cartLines.ts";
import { buildLiveOrder } from "../../support/buildLiveOrder.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";
import { buildPointRules } from "../../support/buildPromotions.ts";
import { buildElementState, type ElementState, type StoreRules, serveMembers } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";
import { buildStore } from "../../support/buildStore.ts";
import { fieldIn, fillIn } from "../../ui/named.ts";
import { click, type Rendered, settle } from "../../ui/render.tsx";

export { settle } from "../../ui/render.tsx";

const line = buildLine({ quantity: 2 });
export const cart = cartWith(line);
export const { total } = priceLine(line);

const view: Partial<StoreView> = { pickup: true, cashOnPickup: true, notes: true, login: true };

export interface Shop extends ElementState, Rendered {
  field<T extends HTMLElement = HTMLInputElement>(label: string): T;
  errorOf(label: string): string;
  /** Opens a field behind a link first. */
  fill(values: Readonly<Record<string, string>>): void;
  button(name: string): HTMLButtonElement;
  buttons(): string[];
  /** Opens the fields of the date and the time. */
  changeTime(): void;
  press(name: string): Promise<void>;
  answer(answer: PlaceResult): Promise<void>;
  /** Waits until pending requests are answered. */
  settle(): Promise<void>;
}

export function shopState(store: Omit<Partial<Store>, "view"> & { readonly view?: Partial<StoreView> } = {}) {
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  const base = buildStore();
  state.store.set(widthAtom, 1_280);
  // As the checkout does; some tests order without its screen.
  state.store.set(modeFormsAtom, modeParts);
  state.store.set(nowAtom, state.store.get(servicesAtom).clock.now());
  const shown = { ...base, ...store, view: { ...base.view, ...view, ...store.view } };
  const menus = [buildMenu({ Burgers: [buildProduct("patty")] })];
  state.documents.put(shown, menus);
  state.store.set(storeAtom, { kind: "ready", value: shown });
  state.store.set(menusAtom, { kind: "ready", value: menus });
  state.store.set(menusReadAtAtom, state.store.get(servicesAtom).clock.now());
  state.store.set(paymentMethodsAtom, paymentMethods);
  state.history.push("/store/120/checkout");
  state.store.set(saveCartAtom, { cart, event: { kind: "changed" } });
  return { ...state, shown };
}

/** The links that open fields which few diners need. */
const openingLinks = [
  ["Notes", "Add a note"],
  ["Delivery instructions", "Add delivery instructions"],
] as const;

export async function openCheckout(state: ElementState, isSecure = true): Promise<Shop> {
  vi.stubGlobal("isSecureContext", isSecure);
  onTestFinished(() => void vi.unstubAllGlobals());
  const rendered = renderIn(state, <CheckoutScreen />);
  await settle();
  const { root } = rendered;
  const all = <T extends HTMLElement>(selector: string) => [...root.querySelectorAll<T>(selector)];
  const field = <T extends HTMLElement>(label: string) => fieldIn<T>(root, label);
  const button = (name: string): HTMLButtonElement => {
    const found = all<HTMLButtonElement>("button").find((each) => each.textContent?.startsWith(name));
    if (!found) throw new Error(`No button begins with ${name}`);
    return found;
  };
  const isShown = (label: string) => all("label").some((each) => each.textContent === label);
  const errorOf = (label: string): string => {
    const ids = field(label).getAttribute("aria-describedby")?.split(" ") ?? [];
    const error = ids.find((id) => id.endsWith("-error"));
    return (error && root.getElementById(error)?.textContent) ?? "";
  };
  return {
    ...state,
    ...rendered,
    settle,
    field,
    errorOf,
    button,
    buttons: () => all("button").map((each) => each.textContent ?? ""),
    fill(values) {
      for (const [label, link] of openingLinks) if (label in values && !isShown(label)) click(button(link));
      fillIn(root, values);
    },
    changeTime: () => click(button("Change the time")),
    async press(name) {
      click(button(name));
      await settle();
    },
    async answer(answer) {
      state.ordering.answer(answer);
      await settle();
    },
  };
}

export const noor = {
  "First name": "Noor",
  "Last name": "Abbot",
  Email: "noor@example.com",
  Phone: "0412 345 678",
};

export const goodCard = { "Card number": "4111 1111 1111 1111", "Expiry date": "12/30", CVV: "123" };

/** The checkout with the diner's details and card typed in. */
export async function filled(state = shopState()): Promise<Shop> {
  const shop = await openCheckout(state);
  shop.fill({ ...noor, ...goodCard });
  return shop;
}

/** An order paid by card that is on its way. */
export async function sent(state = shopState()): Promise<Shop> {
  const shop = await filled(state);
  await shop.press("Pay now");
  return shop;
}

/** The same after its answer was lost. */
export async function unanswered(): Promise<Shop> {
  const shop = await sent();
  await shop.answer({ kind: "no-answer" });
  return shop;
}

/** The shop after a reload, on a device with the order stored that was on its way. */
export function reloaded(shop: Shop, state = shopState()) {
  shop.unmount();
  const kept = storedAttempt(shop);
  if (!kept) throw new Error("No order is on its way.");
  state.device.save(storedOrders.checkoutData, kept);
  return state;
}

interface GivenMember extends Partial<Member> {
  readonly shop?: Parameters<typeof shopState>[0];
  readonly redemptions?: readonly RedemptionRule[];
  readonly pointsToDollar?: number | null;
  readonly bank?: StoreRules["charges"]["surcharges"]["bank"];
}

/** The checkout of a member, where ten points are worth a dollar. */
export async function memberCheckout(given: GivenMember = {}) {
  const { shop = {}, redemptions = [], pointsToDollar = 10, bank = [], ...member } = given;
  const state = shopState(shop);
  state.rules.set({
    promotions: { ...noPromotions, points: buildPointRules({ redemptions, pointsToDollar }) },
    charges: { freight: { kind: "own", rules: [] }, surcharges: { holidays: [], bank } },
    reach: anywhere,
  });
  const signIn = serveMembers(state, buildMember(member));
  return { ...(await openCheckout(state)), signIn };
}

export const placedTold = ({ announced }: Shop) => announced.filter(({ kind }) => kind === "order-placed");

export const taken = { kind: "taken", customerId: null } as const;

export function storedAttempt({ device }: ElementState): FoodAttempt | null {
  return device.read(storedOrders.checkoutData);
}

export function liveOrder(udid: string, given: Partial<LiveOrder> = {}): LiveOrder {
  return buildLiveOrder(udid, { total, ...given });
}
