import { createStore } from "jotai";
import type { DietaryFit, Menu, MenuEntry, Product } from "../../../src/domain/menu/menu.ts";
import { centsFromDollars } from "../../../src/domain/money/cents.ts";
import type { Store } from "../../../src/domain/store/store.ts";
import { instantOf } from "../../../src/domain/time/zone.ts";
import { MenuScreen } from "../../../src/features/menu/MenuScreen.tsx";
import { randomIdentifiers } from "../../../src/services/adapters/browser/randomIdentifiers.ts";
import { createGuestSession } from "../../../src/services/adapters/members/guestSession.ts";
import type { OrderServices, Services } from "../../../src/services/ports/services.ts";
import { nowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { widthAtom } from "../../../src/state/host/host.atoms.ts";
import { pathAtom } from "../../../src/state/navigation/navigation.atoms.ts";
import { arrivedOrderServicesAtom, type JotaiStore, servicesAtom } from "../../../src/state/services.atoms.ts";
import { menusAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildProduct } from "../../domain/menu/selectionMenu.ts";
import { buildMemory } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";
import type { Rendered } from "../../ui/render.tsx";

export const zone = "Australia/Melbourne";
/** A Friday. */
export const noon = instantOf({ year: 2026, month: 11, day: 20 }, 720, zone);

export const store: Store = buildStore({
  name: "Patty & Sons, Bourke St",
  title: "Patty & Sons",
  hours: [{ weekday: 5, opens: 660, closes: 1_290 }],
  preparationMinutes: 20,
  hqId: 7,
  location: {
    address: "125 Bourke St",
    suburb: "Melbourne",
    state: "VIC",
    postcode: "3000",
    country: "",
    position: null,
  },
  view: { ...buildStore().view, pickup: true },
});

export const noFit: DietaryFit = { allergies: [], intolerances: [], preferences: [] };

export interface Dish extends Partial<Omit<Product, "price">> {
  readonly name: string;
  readonly dollars?: number;
  readonly fit?: Partial<DietaryFit>;
}

function product(id: string, { dollars: _dollars, fit: _fit, ...dish }: Dish): Product {
  return buildProduct(id, { photo: "https://shop.example/dish.webp", ...dish });
}

function entry(id: string, { name, dollars = 10, fit }: Dish): MenuEntry {
  return { id, productId: id, name, price: centsFromDollars(dollars), fit: { ...noFit, ...fit } };
}

/** Builds a menu from categories by name. A product's ID is its name. Each has a photo, unless it is given as null. */
export function menuOf(categories: Readonly<Record<string, readonly Dish[]>>): Menu {
  const dishes = Object.values(categories).flat();
  return {
    id: "DefaultMenu",
    times: [],
    texts: {},
    categories: Object.entries(categories).map(([name, listed]) => ({
      id: name.toLowerCase(),
      name,
      entries: listed.map((dish) => entry(dish.name, dish)),
    })),
    products: new Map(dishes.map((dish) => [dish.name, product(dish.name, dish)])),
    groups: new Map(),
    dietary: {
      allergies: [{ id: "1", name: "Nut free" }],
      intolerances: [{ id: "1", name: "Gluten free" }],
      preferences: [{ id: "1", name: "Vegan" }],
    },
  };
}

const dishes = {
  Burgers: [
    { name: "Bourke St Cheeseburger", description: "Double smashed beef.", dollars: 16.5, ribbon: "popular" },
    { name: "Fried chicken", description: "Hot honey and pickles.", dollars: 17.9, ribbon: "new" },
    { name: "Garden stack", description: "Mushroom.", fit: { preferences: ["1"], allergies: ["1"] } },
  ],
  Sides: [
    { name: "Hand-cut chips", dollars: 8, fit: { preferences: ["1"] } },
    { name: "Onion rings", isSoldOut: true },
  ],
} as const;

/** A short menu, without a search and categories. */
export const burgers = menuOf(dishes);

/** The shortest menu that has them. */
export const eightDishes = menuOf({
  ...dishes,
  Sauces: [{ name: "Aioli" }, { name: "Salsa" }, { name: "Chilli jam" }],
});

/** Provides only the services that the menu and the cart use. */
function serveIn(jotai: JotaiStore): void {
  const clock: Services["clock"] = {
    now: () => noon,
    conservativeNow: () => noon,
    every: () => () => {},
    after: () => () => {},
    correctionMs: () => 0,
    isSure: () => true,
  };
  const announcer = { announce: () => {} };
  const memory = buildMemory();
  const history = { loadLayers: null } as Services["history"];
  jotai.set(servicesAtom, { announcer, clock, history, memory } as Partial<Services> as Services);
  const session = createGuestSession(memory.device, randomIdentifiers);
  const orderServices: Partial<OrderServices> = {
    orderMemory: memory,
    loadGiftShop: async () => null,
    loadCharges: async () => null,
    loadPromotions: async () => null,
    session,
  };
  jotai.set(arrivedOrderServicesAtom, orderServices as OrderServices);
}

export function jotaiStore(): JotaiStore {
  const jotai = createStore();
  serveIn(jotai);
  jotai.set(nowAtom, noon);
  jotai.set(widthAtom, 1_280);
  jotai.set(pathAtom, "/store/120");
  return jotai;
}

export function shopOf(menu: Menu, changes: Partial<Store> = {}): JotaiStore {
  const jotai = jotaiStore();
  jotai.set(storeAtom, { kind: "ready", value: { ...store, ...changes } });
  jotai.set(menusAtom, { kind: "ready", value: [menu] });
  return jotai;
}

export function renderScreen(jotai: JotaiStore): Rendered {
  return renderIn({ store: jotai }, <MenuScreen />);
}

/** The name, price and ribbon of each card. */
export function cardNames({ root }: Rendered): string[] {
  return [...root.querySelectorAll<HTMLElement>("button.menu-card")].map((card) =>
    [".menu-card__name", ".price", ".menu-card__text > .pill"]
      .map((selector) => textIn(card, selector))
      .filter((text) => text !== "")
      .join(" "),
  );
}

export function textIn(card: HTMLElement, selector: string): string {
  return card.querySelector(selector)?.textContent?.trim() ?? "";
}

export function cardNamed({ root }: Rendered, name: string): HTMLElement {
  const cards = [...root.querySelectorAll<HTMLElement>("button.menu-card")];
  const card = cards.find((one) => textIn(one, ".menu-card__name").startsWith(name));
  if (!card) throw new Error(`No card is named ${name}`);
  return card;
}
