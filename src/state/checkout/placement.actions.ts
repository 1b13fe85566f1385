import { atom, type Getter, type Setter } from "jotai";
import { emptyCart } from "../../domain/cart/cart.ts";
import { withCart } from "../../domain/cart/savedCarts.ts";
import { withoutOrdered } from "../../domain/cart/withoutOrdered.ts";
import type { Attempt } from "../../domain/checkout/attempt.ts";
import { lookedUp } from "../../domain/checkout/lookedUp.ts";
import { sendAgainFrom } from "../../domain/checkout/patience.ts";
import { attemptOf, type PlacementCommand, type PlacementEvent } from "../../domain/checkout/placement.ts";
import { step } from "../../domain/checkout/stepPlacement.ts";
import type { OrderAddress } from "../../domain/order/orderAddress.ts";
import type { NewCard } from "../../domain/payment/card.ts";
import type { ClaimAnswer } from "../../services/ports/ordering.ts";
import {
  cartOfAtom,
  cartStoreIdAtom,
  cartsAtom,
  dismissCartNoticesAtom,
  keepCartsAtom,
  putCartAtom,
  recallCartsAtom,
} from "../cart/cart.atoms.ts";
import { redirectAtom } from "../navigation/navigation.atoms.ts";
import type { Route } from "../navigation/paths.ts";
import { forgetCouponAtom } from "../promotion/coupon.atoms.ts";
import { forgetOffersAtom } from "../promotion/offers.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";
import { refreshStoreAtom } from "../store/store.actions.ts";
import { storeAtom, storeParamAtom } from "../store/store.atoms.ts";
import { dropCardAtom, forgetWishesAtom } from "./checkout.atoms.ts";
import { placementAtom, sendAgainFromAtom } from "./placement.atoms.ts";
import { tellPlaced } from "./tellCheckout.ts";

/** The card that goes with the attempt, as it was when the diner pressed the button (R37: in memory alone). */
export const heldCardAtom = atom<NewCard | null>(null);

/** Whether the last `forget-attempt` found it kept: only then is the order ours to announce. */
const isOursToTellAtom = atom(false);

/** Tells the order being placed what happened, and does what it asks for. */
export const tellPlacementAtom = atom(null, async (get, set, event: PlacementEvent): Promise<void> => {
  const before = get(placementAtom);
  const { placement, commands } = step(before, event);
  set(placementAtom, placement);
  for (const command of commands) await set(obeyAtom, command);
  if (placement.kind === "placed" && before.kind !== "placed") showOrder(get, set, placement.address);
});

const obeyAtom = atom(null, (get, set, command: PlacementCommand): Promise<void> | void => {
  const { attempts } = get(servicesAtom);
  switch (command.kind) {
    case "claim":
      return claim(set, command.attempt, attempts.claim(command.attempt));
    case "claim-again":
      return claim(set, command.attempt, attempts.claimAgain(command.attempt));
    case "post":
      return post(get, set, command.attempt);
    case "look-up":
      return lookUp(get, set, command.address);
    case "forget-attempt":
      return attempts.forget(command.udid).then((wasKept) => set(isOursToTellAtom, wasKept));
    case "drop-card":
      set(heldCardAtom, null);
      return set(dropCardAtom);
    case "clear-order":
      return clearOrder(get, set, command);
    case "announce":
      return get(isOursToTellAtom) ? tellPlaced(get, command) : undefined;
  }
});

async function claim(set: Setter, { address }: Attempt, asked: Promise<ClaimAnswer>): Promise<void> {
  const answer = await asked;
  const event = answer.kind === "settled-elsewhere" ? { ...answer, udid: address.udid } : answer;
  await set(tellPlacementAtom, event);
}

async function post(get: Getter, set: Setter, { address, body, needsCard }: Attempt): Promise<void> {
  const { udid } = address;
  const { clock, loadOrdering } = get(servicesAtom);
  const card = needsCard ? get(heldCardAtom) : null;
  try {
    // Never given up from here: an order that was cut off may have been taken.
    const { place, sendings } = await loadOrdering();
    const answer = await sendings.during(udid, place({ udid, body, card }, new AbortController().signal));
    const retryAfterMs = answer.kind === "no-answer" ? answer.retryAfterMs : undefined;
    set(sendAgainFromAtom, sendAgainFrom(clock.now(), retryAfterMs));
    await set(tellPlacementAtom, { ...answer, udid });
    // What the store says no to may have changed since it was read: prices, offers, its hours.
    if (answer.kind === "refused") void set(refreshStoreAtom);
  } catch {
    await set(tellPlacementAtom, { kind: "no-answer", udid });
  }
}

async function lookUp(get: Getter, set: Setter, address: OrderAddress): Promise<void> {
  const { udid } = address;
  const store = get(storeAtom);
  const zone = store.kind === "ready" ? store.value.zone : "UTC";
  const { loadOrdering, orders } = get(servicesAtom);
  const found = await orders.findOrder(address, zone);
  const sendings = await loadOrdering().then(
    (ordering) => ordering.sendings,
    () => null,
  );
  if (sendings && found.kind !== "found" && (await sendings.isUnderWay(udid))) {
    await set(tellPlacementAtom, { kind: "sent-elsewhere", udid });
    // Its tab tells how it ended, unless it is closed before that.
    void sendings.ended(udid).then(() => set(tellPlacementAtom, { kind: "look-again" }));
    return;
  }
  if (found.kind === "failed") return set(tellPlacementAtom, { kind: "look-up-failed", udid });
  await set(tellPlacementAtom, lookedUp(udid, found.kind === "found" ? found.order : null));
}

type ClearOrder = Extract<PlacementCommand, { readonly kind: "clear-order" }>;

/** Spec: on success. The cart that was ordered may be another store's than the one that is shown. */
function clearOrder(get: Getter, set: Setter, { storeId, ordered }: ClearOrder): void {
  const { memory } = get(servicesAtom);
  // Another tab's changes are not to be lost by it.
  set(recallCartsAtom);
  const cart = ordered ? withoutOrdered(get(cartOfAtom)(storeId), ordered) : emptyCart;
  // The cart goes first: what is forgotten after it changes no price of what was ordered.
  if (get(cartStoreIdAtom) === storeId) {
    set(dismissCartNoticesAtom);
    set(putCartAtom, { cart, happening: { kind: "changed" } });
  } else {
    set(keepCartsAtom, withCart(get(cartsAtom), storeId, cart));
  }
  memory.forgetVisit();
  set(forgetWishesAtom);
  set(forgetCouponAtom, storeId);
  set(forgetOffersAtom, storeId);
}

/** Spec, "Placing an order", 5. */
function orderRoute(get: Getter, { udid, storeId, customerId }: OrderAddress): Route {
  const shown = get(storeAtom);
  const isShown = shown.kind === "ready" && shown.value.id === storeId;
  const store = (isShown && get(storeParamAtom)) || String(storeId);
  const view = isShown ? shown.value.view : null;
  if (view && (!view.login || view.hidesGuestTracking)) return { name: "thankYou", store };
  return { name: "completeOrder", store, order: udid, user: customerId };
}

/** In the place of the checkout, which there is no reason to come back to. */
function showOrder(get: Getter, set: Setter, address: OrderAddress): void {
  get(servicesAtom).memory.keepUnseenOrder(address);
  set(redirectAtom, orderRoute(get, address));
}

/** It was placed while another store was shown, and nothing has led to it since. */
function showUnseen(get: Getter, set: Setter, address: OrderAddress | null): void {
  const shown = get(storeAtom);
  if (address && shown.kind === "ready" && shown.value.id === address.storeId) showOrder(get, set, address);
}

/** The checkout is opened: how the last order ended has been seen, and one that is kept is looked up (R33). */
export const openCheckoutAtom = atom(null, (get, set) => {
  const { attempts, loadOrdering, memory } = get(servicesAtom);
  // Ahead of time; what doesn't come is asked for again, and explained, when the button is pressed.
  loadOrdering().catch(() => {});
  const { kind } = get(placementAtom);
  if (kind === "placed" || kind === "failed") void set(tellPlacementAtom, { kind: "acknowledged" });
  const kept = attempts.kept();
  if (attemptOf(get(placementAtom)) === null) {
    if (kept) void set(tellPlacementAtom, { kind: "kept", attempt: kept });
    else showUnseen(get, set, memory.unseenOrder());
  }
  return attempts.listen((changed) => {
    const ours = attemptOf(get(placementAtom));
    // Another tab's order is none of ours until we want to send one.
    if (!ours) return;
    const { udid } = ours.address;
    void set(tellPlacementAtom, changed ? { kind: "kept", attempt: changed } : { kind: "settled-elsewhere", udid });
  });
});

/** The checkout is left: the card goes, unless it may still be needed for an order that is on its way (R37). */
export const leaveCheckoutAtom = atom(null, (get, set) => {
  if (attemptOf(get(placementAtom)) === null) set(dropCardAtom);
});
