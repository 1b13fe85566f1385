import { atom, type Getter } from "jotai";
import type { TypedContact } from "../../../domain/customer/contact.ts";
import type { LiveOrder } from "../../../domain/order/liveOrder.ts";
import { sharedItems } from "../../../domain/order/reorder.ts";
import type { Store } from "../../../domain/store/store.ts";
import { cartCountAtom, cartStoreIdAtom } from "../../cart/cart.atoms.ts";
import { typedAddressAtom, typedContactAtom } from "../../customer/contact.atoms.ts";
import { customerAtom } from "../../customer/customer.atoms.ts";
import { profileAtom } from "../../customer/rememberDetails.atoms.ts";
import { modeAtom } from "../../fulfilment/mode.atoms.ts";
import { routeAtom } from "../../navigation/navigation.atoms.ts";
import { isHidden } from "../../order/orderRoute.ts";
import { reorderAtom } from "../../order/reorder.actions.ts";
import { orderServicesAtom, servicesAtom } from "../../services.atoms.ts";
import { refreshStoreAtom } from "../../store/store.actions.ts";
import { menusReadAtAtom } from "../../store/store.atoms.ts";
import { notesAtom } from "../form/notes.atoms.ts";
import { mayReplaceCartAtom, refillAtom } from "./refill.atoms.ts";

/** Younger menus aren't read again: the page may just have been opened. */
const freshForMs = 10_000;

/** Resolves when the menus are as they are now, or can't be read. */
const freshenMenusAtom = atom(null, async (get, set) => {
  const readAt = get(menusReadAtAtom);
  if (readAt === null || get(servicesAtom).clock.now() - readAt >= freshForMs) await set(refreshStoreAtom);
});

/** R52: if the room came with the page, it replaces the diner's name, so no name is taken over. */
function contactOf({ contact, destination }: LiveOrder): Partial<TypedContact> {
  const { firstName, lastName, ...ways } = contact;
  const isPlace = destination !== "" && lastName === destination;
  const filled = Object.entries(isPlace ? ways : contact).filter(([, text]) => text !== "");
  return Object.fromEntries(filled);
}

async function find(get: Getter, udid: string, { id, zone, view }: Store): Promise<LiveOrder | "missing" | "failed"> {
  const { orders, session } = get(orderServicesAtom);
  const found = await orders.findOrder({ udid, storeId: id, customerId: session.orderAs().id }, zone);
  if (found.kind !== "found") return found.kind;
  const { order } = found;
  const reference = { udid, storeId: id, customerId: order.customerId ?? "" };
  return isHidden({ reference, customer: get(customerAtom), view }) ? "missing" : order;
}

/** Whether the diner is still at this checkout. In the meantime they may have left it, even for another store. */
function isStillThere(get: Getter, udid: string, { id }: Store): boolean {
  const route = get(routeAtom);
  return route.name === "checkout" && route.order === udid && get(cartStoreIdAtom) === id;
}

/**
 * R70: puts a past order into the cart, with its mode, address, contact and notes; never its time, card or UDID. A cart
 * with items is replaced only if the diner has agreed. R84: of an order that isn't the diner's own, only the dishes.
 */
export const refillCheckoutAtom = atom(null, async (get, set, udid: string, store: Store) => {
  const whose = get(profileAtom)?.uid;
  // The shop says that the order costs today's prices.
  const [found] = await Promise.all([find(get, udid, store), set(freshenMenusAtom)]);
  if (!isStillThere(get, udid, store)) return;
  // R61: if the member has logged out in the meantime, the next diner gets nothing of theirs.
  const order = whose !== undefined && get(profileAtom)?.uid !== whose ? "missing" : found;
  const mayReplace = get(mayReplaceCartAtom) === udid;
  set(mayReplaceCartAtom, null);
  if (typeof order === "string") return set(refillAtom, order);
  set(refillAtom, null);
  // Another tab may have filled the cart in the meantime.
  if (get(cartCountAtom) > 0 && !mayReplace) return;
  if (!get(orderServicesAtom).session.owns(order.customerId ?? ""))
    return set(reorderAtom, { items: sharedItems(order.items), orderedAt: "shared", couponCodes: [] });
  set(reorderAtom, order);
  set(modeAtom, order.type);
  if (order.address) set(typedAddressAtom, { ...order.address, instructions: order.instructions });
  set(typedContactAtom, contactOf(order));
  if (order.notes !== "") set(notesAtom, order.notes);
});
