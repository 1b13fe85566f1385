import { pickedPartAtom } from "../../../../parts/cart/pickedPart.atoms.ts";
import { createDeviceSelection } from "../../../../services/adapters/device/deviceSelection.ts";
import type { SelectionMemory } from "../../../../services/ports/memory.ts";
import { cartEventAtom, cartMenuAtom, cartsAtom } from "../../../../state/cart/cart.atoms.ts";
import { isCartMenuAwaitedAtom } from "../../../../state/cart/cartMenuAwaited.atoms.ts";
import { refreshCartAtom } from "../../../../state/cart/checkCart.actions.ts";
import { comingCartAtom, rememberStoreAtom } from "../../../../state/cart/comingCart.atoms.ts";
import { selectingAtom } from "../../../../state/cart/selection.atoms.ts";
import {
  fillCopyAtom,
  onChangesAtom,
  onHostStoreChangedAtom,
  onOrderChangedAtom,
  onRouteChangedAtom,
  pickVenueAtom,
  saveCopyAtom,
  selectionMemoryAtom,
  setSelectionAtom,
} from "../../../../state/checkout/venue/selectVenue.atoms.ts";
import { hostStoreAtom, layoutAtom, settingsAtom } from "../../../../state/host/host.atoms.ts";
import { pathAtom, redirectAtom } from "../../../../state/navigation/navigation.atoms.ts";
import { orderChangeAtom } from "../../../../state/order/orderChange.atoms.ts";
import { arrivedOrderServicesAtom, type JotaiStore, orderServicesAtom } from "../../../../state/services.atoms.ts";
import { storeAtom } from "../../../../state/store/store.atoms.ts";
import type { OpenShop, ShopScope } from "../../shopScope.ts";

/**
 * Restores a selection after a reload. A full page's URL says how far the diner had come. An embedded shop starts at
 * its menu again, unless an order to the picked venue is in progress (R33 return).
 */
function resume(store: JotaiStore, memory: SelectionMemory): void {
  const stored = memory.selection();
  if (!stored) return;
  const { attempts, orderMemory } = store.get(orderServicesAtom);
  const order = attempts.food.stored()?.reference ?? orderMemory.get("unseenOrder");
  const isUnderWay = stored.picked !== null && order?.storeId === stored.picked;
  if (isUnderWay || store.get(settingsAtom).isFullPage) store.set(setSelectionAtom, stored);
  else memory.saveSelection(null);
  if (isUnderWay) store.set(redirectAtom, { name: "checkout", store: String(stored.picked) });
}

/** Loads the part that names the picked venue beside its cart. */
function showPart(store: JotaiStore): void {
  import("../../../../features/picked-venue/PickedVenue.tsx").then(
    ({ PickedVenue }) => store.set(pickedPartAtom, { Picked: PickedVenue }),
    console.error,
  );
}

/** S13: if all stores of a company share a cart, the cart moves to the next store that is shown. */
function moveCart({ store, scope }: ShopScope): void {
  const remember = () => store.set(rememberStoreAtom);
  const move = () => {
    remember();
    if (store.get(comingCartAtom)) store.set(refreshCartAtom);
  };
  move();
  scope.add(
    store.sub(storeAtom, remember),
    store.sub(comingCartAtom, move),
    store.sub(cartMenuAtom, () => store.get(comingCartAtom) && store.set(refreshCartAtom)),
  );
}

/** R75: takes the diner from the menu to the list of venues, to the picked venue's checkout, and back. */
export function startVenueSelection(shop: Pick<OpenShop, "store" | "scope" | "device">): void {
  const { store, scope, device } = shop;
  const memory = createDeviceSelection(device);
  const services = store.get(orderServicesAtom);
  store.set(arrivedOrderServicesAtom, { ...services, orderMemory: memory.over(services.orderMemory) });
  store.set(selectionMemoryAtom, memory);
  store.set(selectingAtom, { choose: (storeId) => store.set(pickVenueAtom, storeId, false) });
  showPart(store);
  resume(store, memory);
  const look = () => store.set(onRouteChangedAtom);
  const fill = () => store.set(fillCopyAtom);
  // Never stopped: an order in progress outlives its shop.
  store.sub(cartEventAtom, () => store.set(onOrderChangedAtom));
  store.sub(orderChangeAtom, () => store.set(onChangesAtom));
  look();
  moveCart(shop);
  scope.add(
    // The carts that another tab reports may lack this tab's copy.
    store.sub(cartsAtom, () => store.set(saveCopyAtom)),
    ...[pathAtom, storeAtom, layoutAtom].map((read) => store.sub(read, look)),
    ...[cartMenuAtom, isCartMenuAwaitedAtom].map((read) => store.sub(read, fill)),
    store.sub(hostStoreAtom, () => store.set(onHostStoreChangedAtom)),
  );
}
