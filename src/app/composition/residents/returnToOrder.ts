import type { Attempt } from "../../../domain/checkout/attempt.ts";
import type { OrderReference } from "../../../domain/order/orderReference.ts";
import { selectionAtom } from "../../../state/cart/selection.atoms.ts";
import { isReadyAtom, settingsAtom } from "../../../state/host/host.atoms.ts";
import { redirectAtom } from "../../../state/navigation/navigation.atoms.ts";
import { orderChangeAtom } from "../../../state/order/orderChange.atoms.ts";
import { shownRouteAtom } from "../../../state/screen/shownRoute.atoms.ts";
import { type JotaiStore, orderServicesAtom } from "../../../state/services.atoms.ts";
import { storeAtom } from "../../../state/store/store.atoms.ts";
import type { ShopScope } from "../shopScope.ts";

/** From a store's page to its checkout, of dishes or of gift cards. */
type Way = readonly [from: "store", to: "checkout"] | readonly [from: "giftStore", to: "giftCheckout"];

export function goToOrder(
  store: JotaiStore,
  [from, to]: Way,
  stored: Attempt | null,
  unseen: OrderReference | null,
  change: typeof orderChangeAtom,
): void {
  if (store.get(settingsAtom).isDigitalDisplay) return;
  const open = store.get(storeAtom);
  const shown = open.kind === "ready" ? open.value.id : null;
  if (unseen && unseen.storeId !== shown) store.set(change, unseen);
  const route = store.get(shownRouteAtom);
  const isOwn = (stored?.reference ?? unseen)?.storeId === shown;
  if (route.name === from && (isOwn || isPaidFor(stored))) store.set(redirectAtom, { ...route, name: to });
  if (stored && isListOf(store, to)) store.set(redirectAtom, { name: to, store: String(stored.reference.storeId) });
}

/**
 * R57 result, R75: the payment page has led back here for an order of another venue, which was chosen in another tab.
 * The checkout of the shown store continues that order, too.
 */
function isPaidFor(stored: Attempt | null): boolean {
  return stored !== null && location.search.includes(`merchant_trade_no=${stored.reference.udid}`);
}

/**
 * Whether the group's list of venues is shown, for dishes or for gift cards. While a venue is chosen for another cart,
 * the selection decides where to go (R75).
 */
function isListOf(store: JotaiStore, to: Way[1]): boolean {
  const isListed = store.get(shownRouteAtom).name === "main" && store.get(selectionAtom) === null;
  return isListed && store.get(settingsAtom).isGift === (to === "giftCheckout");
}

function goToFood(store: JotaiStore): void {
  const { attempts, orderMemory } = store.get(orderServicesAtom);
  goToOrder(store, ["store", "checkout"], attempts.food.stored(), orderMemory.get("unseenOrder"), orderChangeAtom);
}

/**
 * R33 return: after a reload, an order in progress is looked up, and the checkout is the screen that does this and
 * shows the outcome. An embedded shop has no other way to get there, and starts at its list of venues if it names only
 * a group. The same holds for an order that was placed while another store was shown; while its own store isn't shown,
 * a message announces it. Runs once per start: a diner who goes back to the menu stays there.
 */
export function returnToOrder({ store, scope }: ShopScope): void {
  const look = () => goToFood(store);
  if (store.get(isReadyAtom)) look();
  scope.add(store.sub(isReadyAtom, look));
}
