import { act, type ReactNode } from "react";
import type { GiftCard } from "../../../src/domain/gift/giftCard.ts";
import type { HostSettings } from "../../../src/domain/host/hostSettings.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { Store } from "../../../src/domain/store/store.ts";
import { GiftStoreScreen } from "../../../src/features/gift/GiftStoreScreen.tsx";
import type { GiftShop } from "../../../src/services/ports/gifts.ts";
import { followGiftsAtom } from "../../../src/state/gift/followGifts.actions.ts";
import { giftCartAtom } from "../../../src/state/gift/giftCart.atoms.ts";
import { widthAtom } from "../../../src/state/host/host.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { patty, shop } from "../../state/cart/cartFixture.ts";
import { visa } from "../../state/gift/giftFixture.ts";
import { buildGiftCard } from "../../support/buildGifts.ts";
import type { ElementState } from "../../support/buildServices.ts";
import { click, type Rendered, type } from "../../ui/render.tsx";
import { nameOf } from "../product/productFixture.tsx";

export const fifty = buildGiftCard();
export const dinner = buildGiftCard({
  productId: "dinner",
  name: "Dinner for two",
  description: "A table by the water, three courses and a bottle to share.",
  price: cents(18_000),
});

interface Given {
  /** Null simulates gift cards that can't be read. */
  readonly cards?: readonly GiftCard[] | null;
  readonly store?: Partial<Store>;
  readonly settings?: Partial<HostSettings>;
  readonly widthPx?: number;
  readonly content?: ReactNode;
  /** Whether a Visa adds a surcharge of 1.5%. */
  readonly isCharged?: boolean;
}

export interface ShownGifts extends ElementState, Rendered {
  readonly lines: () => readonly string[];
  all(selector: string): HTMLElement[];
  /** The first element whose accessible name starts with `name`. */
  named<T extends HTMLElement = HTMLElement>(selector: string, name: string): T;
  press(name: string): Promise<void>;
  fill(field: string, text: string, at?: number): void;
}

export function giftShop(cards: readonly GiftCard[], bank: GiftShop["bank"] = []): GiftShop {
  return { menus: [{ id: "DefaultMenu", times: [], texts: {}, cards }], bank };
}

const byId = { store: { kind: "id", id: 120 } } as const;

/** The element's accessible name. */
function heard(element: HTMLElement): string {
  const spoken = element.cloneNode(true) as HTMLElement;
  for (const mute of spoken.querySelectorAll('[aria-hidden="true"]')) mute.remove();
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField ? nameOf(element) : (element.getAttribute("aria-label") ?? spoken.textContent ?? "");
}

export async function showGifts(given: Given = {}): Promise<ShownGifts> {
  const { cards = [fifty, dinner], settings = {}, widthPx = 1_280, content = <GiftStoreScreen /> } = given;
  const state = await shop(undefined, { ...byId, ...settings });
  const { store, gifts } = state;
  gifts.set(cards && giftShop(cards, given.isCharged ? [visa] : []));
  const shown = { ...patty, ...given.store };
  state.documents.put(shown);
  store.set(storeAtom, { kind: "ready", value: shown });
  store.set(widthAtom, widthPx);
  store.set(followGiftsAtom);
  const rendered = renderIn(state, content);
  await act(async () => {});
  const all = (selector: string) => [...rendered.root.querySelectorAll<HTMLElement>(selector)];
  const named = <T extends HTMLElement>(selector: string, name: string) => {
    const found = all(selector).filter((each) => heard(each).startsWith(name));
    if (!found[0]) throw new Error(`No ${selector} is named ${name}: ${all(selector).map(heard).join(", ")}`);
    return found[0] as T;
  };
  return {
    ...state,
    ...rendered,
    all,
    named,
    lines: () =>
      store.get(giftCartAtom).lines.map(({ quantity, card, giving }) => `${quantity} ${card.name} ${giving.email}`),
    press: async (name) => {
      click(named("button", name));
      await act(async () => new Promise((resolve) => setTimeout(resolve)));
    },
    fill: (field, text, at = 0) => {
      const found = all("dialog :is(input, textarea)").filter((each) => nameOf(each) === field)[at];
      if (!found) throw new Error(`No field ${at} is named ${field}.`);
      type(found as HTMLInputElement, text);
    },
  };
}

/** Adds one card for Mei to the cart. */
export async function giveToMei({ press, fill }: ShownGifts, card = "Fifty"): Promise<void> {
  await press(card);
  fill("To", "Mei");
  fill("Recipient email", "mei@example.com");
  await press("Add to cart");
}
