import { act } from "react";
import { vi } from "vitest";
import type { CartLine } from "../../../src/domain/cart/cart.ts";
import type { Menu, ModifierGroup, Product } from "../../../src/domain/menu/menu.ts";
import type { Selection } from "../../../src/domain/menu/selection.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { StoreView } from "../../../src/domain/store/store.ts";
import { ProductDialog } from "../../../src/features/product/ProductDialog.tsx";
import type { Announcement } from "../../../src/services/ports/announcer.ts";
import type { Layers } from "../../../src/services/ports/history.ts";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { applySettingsAtom, settingsAtom, widthAtom } from "../../../src/state/host/host.atoms.ts";
import { cardKey, cardsAtom } from "../../../src/state/menu/menu.atoms.ts";
import { type JotaiStore, servicesAtom } from "../../../src/state/services.atoms.ts";
import { menusAtom } from "../../../src/state/store/store.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildGroup, buildModifier, buildProduct } from "../../domain/menu/selectionMenu.ts";
import type { Rendered } from "../../ui/render.tsx";
import { type Dish, menuOf, shopOf, store } from "../menu/menuFixture.tsx";

const dish: Dish = {
  name: "Cheeseburger",
  description: "Double smashed beef, American cheese, pickles, onion and house sauce on a potato bun.",
  dollars: 16.5,
  fit: { allergies: ["1"] },
};

export const cook: ModifierGroup = buildGroup(
  "How would you like it?",
  ["Rare", "Medium", "Well done"].map((name) => buildModifier(name, { price: cents(0) })),
  { isSingle: true, isForced: true, minimum: 1, maximum: 1 },
);

export const extras: ModifierGroup = buildGroup(
  "Extras",
  [
    buildModifier("Bacon", { price: cents(300) }),
    buildModifier("Egg", { price: cents(250) }),
    buildModifier("No bun", { price: cents(-150) }),
    buildModifier("Pineapple", { price: cents(100), linkedProductId: "pineapple" }),
  ],
  { maximum: 2 },
);

export const dips: ModifierGroup = buildGroup(
  "Dips",
  [buildModifier("Aioli", { price: cents(120), maximum: 2 }), buildModifier("Hot honey", { price: cents(150) })],
  { includesQuantity: true, maximum: 3 },
);

export const side: ModifierGroup = buildGroup(
  "Make it a side",
  [buildModifier("Chips", { price: cents(500), linkedProductId: "chips" }), buildModifier("Salad")],
  { isSingle: true },
);

const salt = buildGroup("Salt", [buildModifier("Rosemary", { price: cents(50) })]);

const linked: readonly Product[] = [
  buildProduct("pineapple", { isSoldOut: true }),
  buildProduct("chips", { groupIds: ["Salt"] }),
];

export function menuWith(groups: readonly ModifierGroup[], changes: Partial<Dish> = {}): Menu {
  const menu = menuOf({ Burgers: [{ ...dish, groupIds: groups.map(({ id }) => id), ...changes }] });
  return {
    ...menu,
    products: new Map([...menu.products, ...linked.map((product) => [product.id, product] as const)]),
    groups: new Map([...groups, salt].map((group) => [group.id, group])),
  };
}

interface Opened extends Rendered {
  readonly jotai: JotaiStore;
  readonly onClose: ReturnType<typeof vi.fn>;
  readonly lines: () => readonly CartLine[];
  /** The announcements since the dialog was opened. */
  readonly told: () => readonly Announcement[];
  /** Changes the menu while the dialog is open. */
  refresh(menu: Menu): void;
  /** The element whose accessible name starts with `name`. */
  named<T extends HTMLElement = HTMLElement>(selector: string, name: string): T;
  names(selector: string): string[];
}

export function nameOf(element: HTMLElement): string {
  const label = element.getAttribute("aria-label");
  if (label !== null) return label;
  const by = element.getAttribute("aria-labelledby");
  const root = element.getRootNode() as ShadowRoot;
  if (by !== null) return root.getElementById(by)?.textContent ?? "";
  const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
  return (labels?.[0] ?? element).textContent?.trim() ?? "";
}

/** Disabled with aria-disabled, so it can still get the focus. */
export function isHeldBack(button: HTMLElement): boolean {
  return button.getAttribute("aria-disabled") === "true";
}

interface Setting {
  readonly view?: Partial<StoreView>;
  readonly isDigitalDisplay?: boolean;
  readonly widthPx?: number;
  /** The cart's lines of this product. The dialog edits the line with the index `changes`. */
  readonly cart?: readonly { readonly selection?: Selection; readonly quantity: number; readonly note?: string }[];
  readonly changes?: number;
  /** The dish's address on a full page. Null for a layer without one; an embedded shop has no layers. */
  readonly link?: string | null;
}

export function openProduct(
  menu: Menu,
  { view = {}, isDigitalDisplay = false, widthPx = 1_280, cart = [], changes, link }: Setting = {},
): Opened {
  const jotai: JotaiStore = shopOf(menu, { view: { ...store.view, ...view } });
  jotai.set(applySettingsAtom, { ...jotai.get(settingsAtom), isDigitalDisplay });
  jotai.set(widthAtom, widthPx);
  const onClose = vi.fn();
  const listed = jotai.get(cardsAtom).get(cardKey("burgers", dish.name));
  for (const line of cart) {
    if (listed)
      jotai.set(addToCartAtom, { listed, menu, selection: [], note: "", redemption: null, mealAddOns: [], ...line });
  }
  const told: Announcement[] = [];
  const announcer = { announce: (announcement: Announcement) => void told.push(announcement) };
  const services = jotai.get(servicesAtom);
  const layers = { linkToDish: () => link } as Layers;
  const history = { ...services.history, loadLayers: link === undefined ? null : async () => layers };
  jotai.set(servicesAtom, { ...services, announcer, history });
  const line = changes === undefined ? undefined : jotai.get(cartAtom).lines[changes];
  const rendered = renderIn(
    { store: jotai },
    <ProductDialog cardKey={cardKey("burgers", dish.name)} onClose={onClose} {...(line && { lineId: line.id })} />,
  );
  const all = <T extends HTMLElement>(selector: string) => [...rendered.root.querySelectorAll<T>(selector)];
  return {
    ...rendered,
    jotai,
    onClose,
    lines: () => jotai.get(cartAtom).lines,
    told: () => told,
    refresh: (next) => act(() => jotai.set(menusAtom, { kind: "ready", value: [next] })),
    named: <T extends HTMLElement>(selector: string, name: string) => {
      const [found, ...more] = all<T>(selector).filter((element) => nameOf(element).startsWith(name));
      if (!found || more.length > 0) throw new Error(`${more.length + (found ? 1 : 0)} ${selector} are named ${name}`);
      return found;
    },
    names: (selector) => all(selector).map(nameOf),
  };
}
