import { type I18n, setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { messages as chineseOfOrders } from "../../../locales/order/zh-CN.po";
import { messages as chinese } from "../../../locales/zh-CN.po";
import type { Member } from "../../../src/domain/customer/customer.ts";
import { anywhere } from "../../../src/domain/fulfilment/deliveryReach.ts";
import type { Language } from "../../../src/domain/host/hostSettings.ts";
import type { Product } from "../../../src/domain/menu/menu.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { Surcharges } from "../../../src/domain/order/priceOrder.ts";
import type { BankSurcharge } from "../../../src/domain/payment/bankSurcharges.ts";
import type { PointRules } from "../../../src/domain/promotion/promotions.ts";
import type { Trigger } from "../../../src/domain/promotion/trigger.ts";
import type { HolidaySurcharge } from "../../../src/domain/store/store.ts";
import { CartPanel } from "../../../src/parts/cart/CartPanel.tsx";
import { addToCartAtom, type CartLineInput } from "../../../src/state/cart/cart.actions.ts";
import { nowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import { openStoreAtom } from "../../../src/state/store/store.actions.ts";
import { buildGroup, buildModifier } from "../../domain/menu/selectionMenu.ts";
import { lineInputFor, patty } from "../../state/cart/cartFixture.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";
import { buildPointRules } from "../../support/buildPromotions.ts";
import {
  type BuiltMemory,
  buildElementState,
  type ElementState,
  type StoreRules,
  serveMembers,
} from "../../support/buildServices.ts";
import { named } from "../../ui/named.ts";
import { click, type Rendered, render, settle } from "../../ui/render.tsx";

export const burger = buildProduct("burger", { price: cents(1_650), rewardPoints: 3 });
export const rings = buildProduct("rings", { price: cents(700) });
export const cola = buildProduct("cola", { price: cents(450) });
export const shake = buildProduct("shake", { price: cents(800), groupIds: ["flavour"] });

const flavour = buildGroup(
  "flavour",
  [buildModifier("Vanilla", { price: cents(0) }), buildModifier("Malt", { price: cents(90) })],
  { name: "Flavour", isForced: true, minimum: 1, maximum: 1 },
);

export const menu = buildMenu(
  { Burgers: [burger], Sides: [rings], Drinks: [cola, shake] },
  { groups: new Map([[flavour.id, flavour]]) },
);

export function wish(product: Product, given: Partial<CartLineInput> = {}): CartLineInput {
  return lineInputFor(product, given, menu);
}

/** Ten cents on every order. */
export const anySurcharge = {
  id: "1",
  name: "",
  rate: { kind: "flat", amount: cents(10) },
  isTaxable: true,
  from: cents(0),
  upTo: null,
} as const;

/** On every day, since the fixture's clock stays on this weekday. */
export function holiday(given: Partial<HolidaySurcharge> = {}): HolidaySurcharge {
  return { ...anySurcharge, days: { kind: "weekday", weekday: 5 }, ...given };
}

export function bank(given: Partial<BankSurcharge> = {}): BankSurcharge {
  return { ...anySurcharge, card: "all", ...given };
}

interface Offering {
  readonly triggers?: readonly Trigger[];
  readonly points?: Partial<PointRules>;
  readonly surcharges?: Partial<Surcharges>;
  readonly member?: Member;
  readonly memory?: BuiltMemory;
  /** Whether the rules can't be read yet. */
  readonly areRulesLate?: boolean;
}

export function rulesOf({ triggers = [], points = {}, surcharges = {} }: Offering): StoreRules {
  return {
    promotions: { triggers, points: buildPointRules(points) },
    charges: { freight: { kind: "own", rules: [] }, surcharges: { holidays: [], bank: [], ...surcharges } },
    reach: anywhere,
  };
}

/** A shop whose store, menu and rules have loaded. */
export async function offeredShop(wishes: readonly CartLineInput[], offering: Offering = {}): Promise<ElementState> {
  const { member, memory, areRulesLate = false } = offering;
  const state = buildElementState({ store: { kind: "id", id: 120 } }, memory);
  const { store } = state;
  state.documents.put(patty, [menu]);
  state.rules.set(areRulesLate ? null : rulesOf(offering));
  store.set(nowAtom, store.get(servicesAtom).clock.now());
  await store.set(openStoreAtom);
  await store.set(loadRulesAtom);
  if (member) serveMembers(state, member);
  for (const each of wishes) store.set(addToCartAtom, each);
  return state;
}

export function speaking(language: Language): I18n {
  const messages = language === "zh-CN" ? { ...chinese, ...chineseOfOrders } : {};
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

export interface Shown extends ElementState, Rendered {
  /** The element with this accessible name: its label, or its text. */
  named<T extends HTMLElement = HTMLElement>(selector: string, name: string): T;
  texts(selector: string): string[];
  press(name: string): Promise<void>;
}

export function show(state: ElementState, content: ReactNode = <CartPanel />, language: Language = "en"): Shown {
  const rendered = render(
    <Provider store={state.store}>
      <I18nProvider i18n={speaking(language)}>{content}</I18nProvider>
    </Provider>,
  );
  const all = <T extends HTMLElement>(selector: string) => [...rendered.root.querySelectorAll<T>(selector)];
  return {
    ...state,
    ...rendered,
    named: <T extends HTMLElement>(selector: string, name: string) => named<T>(rendered.root, selector, name),
    texts: (selector) => all(selector).map(({ textContent }) => (textContent ?? "").trim()),
    async press(name) {
      click(named(rendered.root, "button", name));
      await settle();
    },
  };
}

/** The totals: each term with its amount. */
export function rows({ root }: Rendered): string[] {
  return [...root.querySelectorAll("dt")].map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
}
