import type { Getter } from "jotai";
import { mostOfOneProduct } from "../../../domain/cart/limits.ts";
import { menuExtrasAtom } from "../../../parts/menu-extras/menuExtras.atoms.ts";
import { canSignInAtom } from "../../../state/customer/signIn.atoms.ts";
import { settingsAtom } from "../../../state/host/host.atoms.ts";
import { cardsOfDishAtom } from "../../../state/menu/menu.atoms.ts";
import { navigateAtom, pathAtom } from "../../../state/navigation/navigation.atoms.ts";
import { pathOf, type Route } from "../../../state/navigation/paths.ts";
import { openOverlayAtom } from "../../../state/overlay/overlay.atoms.ts";
import { homeRouteAtom } from "../../../state/screen/homeRoute.atoms.ts";
import { shownRouteAtom } from "../../../state/screen/shownRoute.atoms.ts";
import { leaveHomeAtom } from "../../../state/screen/welcome.atoms.ts";
import { arrivedOrderServicesAtom } from "../../../state/services.atoms.ts";
import { haveMenusArrivedAtom, menusAtom, storeAtom, storeParamAtom } from "../../../state/store/store.atoms.ts";
import { readOnlyNotice } from "../../../views/menu/menuParts.ts";
import { type OpenRequest, parseOpenRequest } from "../../../wire/host/openRequest.ts";
import type { CalledShop } from "../shopScope.ts";
import { closeDialogs } from "./closeAll.ts";
import { whenKnown } from "./whenKnown.ts";
import { whenOverlayShown, whenPainted, whenScreenShown } from "./whenShown.ts";

type Request<Kind> = Extract<OpenRequest, { readonly kind: Kind }>;
type Screen = Request<"screen">["screen"];

/** R107: opens a screen or a dish, or adds the dish. Rejects with a sentence for the page's developer. */
export async function openRequested(shop: CalledShop, value: unknown): Promise<void> {
  const request = parseOpenRequest(value);
  const problem = await whenKnown(shop, shopProblem);
  if (problem) return refuse(shop, problem);
  return request.kind === "screen" ? openScreen(shop, request.screen) : openItem(shop, request);
}

/** S2: the diner reads why, if a menu stands there that can only be read. */
function refuse({ root }: CalledShop, problem: string): never {
  root.querySelector<HTMLElement>(`.${readOnlyNotice} [role=alert]`)?.focus({ preventScroll: true });
  throw new Error(problem);
}

/** Why nothing can be opened: empty if something can. Null until the store has answered. */
function shopProblem(get: Getter): string | null {
  if (get(settingsAtom).isDigitalDisplay) return "A menu board has nothing to open.";
  if (get(arrivedOrderServicesAtom) === null) return null;
  if (get(storeParamAtom) === null) return "";
  const { kind } = get(storeAtom);
  if (kind === "loading") return null;
  return kind === "ready" ? "" : "The store can't be shown: the console says why.";
}

function routeOf(get: Getter, screen: Screen): Route | null {
  if (screen === "menu") return get(homeRouteAtom);
  if (screen === "account") return { name: "profile" };
  const store = get(storeParamAtom);
  if (store === null) return null;
  const { isGift } = get(settingsAtom);
  if (screen === "gift-cards") return { name: "giftStore", store };
  if (screen === "cart") return isGift ? { name: "giftCart", store } : { name: "cart", store };
  return isGift ? { name: "giftCheckout", store } : { name: "checkout", store };
}

async function openScreen(shop: CalledShop, screen: Screen): Promise<void> {
  const { store, host } = shop;
  if (screen === "account" && !(await whenKnown(shop, (get) => get(canSignInAtom))))
    throw new Error("This store has no accounts.");
  const route = routeOf(store.get, screen);
  if (!route) throw new Error(`No store is chosen yet, so there is no ${screen}.`);
  closeDialogs(shop);
  if (screen === "menu") store.set(leaveHomeAtom);
  // Arriving at a screen scrolls to it. If it is there already, the page may be scrolled away from it.
  if (store.get(pathAtom) === pathOf(route)) host.scrollIntoView({ block: "start" });
  else store.set(navigateAtom, route);
  await whenScreenShown(store);
}

/** Null until the menu has been read: a stored one may be older than the page. */
function menuProblem(get: Getter): string | null {
  if (get(settingsAtom).isGift) return "Gift cards are sold here, no dishes.";
  if (get(storeParamAtom) === null) return "No store is chosen yet, so there are no dishes.";
  if (get(menusAtom).kind === "failed") return "The menu can't be read: the console says why.";
  return get(haveMenusArrivedAtom) ? "" : null;
}

async function openItem(shop: CalledShop, { item, quantity }: Request<"item">): Promise<void> {
  const { store } = shop;
  const problem = await whenKnown(shop, menuProblem);
  if (problem) refuse(shop, problem);
  const cards = store.get(cardsOfDishAtom)(item);
  const card = cards.find(({ product }) => !product.isSoldOut);
  if (!card) throw new Error(cards.length > 0 ? `Item ${item} is sold out.` : `Item ${item} isn't on the menu now.`);
  if (quantity !== null) {
    closeDialogs(shop);
    // It is loaded with the cards' "+".
    const { addAtOnceAtom } = await whenKnown(shop, (get) => get(menuExtrasAtom));
    const added = await store.set(addAtOnceAtom, card.key, quantity);
    if (added?.kind === "too-many")
      throw new Error(`A cart has at most ${mostOfOneProduct} of item ${item}: ${added.room} more can be added.`);
    if (added) return whenPainted(store);
  }
  showDish(shop, card.key);
  await whenOverlayShown(shop);
}

/** Its dialog stands over the menu. */
function showDish(shop: CalledShop, cardKey: string): void {
  const { store } = shop;
  closeDialogs(shop);
  store.set(leaveHomeAtom);
  if (store.get(shownRouteAtom).name !== "store") store.set(navigateAtom, store.get(homeRouteAtom));
  store.set(openOverlayAtom, { kind: "product", cardKey });
}
