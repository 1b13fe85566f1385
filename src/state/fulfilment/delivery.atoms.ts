import { atom, type Getter } from "jotai";
import { priceLine } from "../../domain/cart/priceLine.ts";
import type { Address } from "../../domain/customer/address.ts";
import { keepChosen } from "../../domain/fulfilment/chosenTime.ts";
import {
  type Delivery,
  type FeeQuote,
  isOutOfService,
  judgeDelivery,
  type Position,
  postcodeDecides,
  type RouteResult,
} from "../../domain/fulfilment/delivery.ts";
import type { FreightFacts } from "../../domain/fulfilment/freightFee.ts";
import { longestPreparation } from "../../domain/fulfilment/leadTime.ts";
import { modeTimes } from "../../domain/fulfilment/offerTimes.ts";
import { type Cents, sumCents } from "../../domain/money/cents.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { cartAtom } from "../cart/cart.atoms.ts";
import { areChargesKnownAtom, chargesAtom } from "../promotion/rules.atoms.ts";
import { validatedCartAtom } from "../promotion/validatedCart.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";
import { addressForm, isOutOfAreaAtom, pickedPositionAtom } from "./address.atoms.ts";
import { knownTravelSecondsAtom } from "./knownTravel.atoms.ts";
import { modeAtom } from "./mode.atoms.ts";
import { listedAtAtom, pickedTimeAtom } from "./pickedTime.atoms.ts";
import { buildQuery } from "./query.ts";
import { addressOf, storePositionAtom } from "./suggestions.atoms.ts";

/** The cart value (R14). */
const cartValueAtom = atom(
  (get): Cents => sumCents(get(validatedCartAtom).cart.lines.map((line) => priceLine(line).total)),
);

/** A complete address that the store delivers to. */
const addressAtom = atom((get): Address | null => {
  const form = get(addressForm.checked);
  return form.ok && get(areChargesKnownAtom) ? addressOf(form.value) : null;
});

interface WayRequest {
  readonly address: Address;
  /** Null if maps must look it up. */
  readonly position: Position | null;
  readonly store: Position | null;
  /** A third party knows how long the delivery takes. Then only a delivery radius needs the distance. */
  readonly needsRoute: boolean;
}

async function findRoute(get: Getter, { address, position, store, needsRoute }: WayRequest): Promise<RouteResult> {
  const { maps } = get(orderServicesAtom);
  const place = position ? ({ kind: "found", value: position } as const) : await maps.locate(address);
  if (place.kind !== "found") return { kind: place.kind, position: null };
  if (!needsRoute || !store) return { kind: "missing", position: place.value };
  const route = await maps.route(store, place.value);
  if (route.kind !== "found") return { kind: route.kind, position: place.value };
  return { kind: "found", position: place.value, route: route.value };
}

export const routeQuery = buildQuery<WayRequest, RouteResult>(
  (get) => {
    const address = get(addressAtom);
    const { charges, reach } = get(chargesAtom);
    const needsRoute = charges.freight.kind === "own" || reach.radiusKm !== null;
    return address && { address, position: get(pickedPositionAtom), store: get(storePositionAtom), needsRoute };
  },
  findRoute,
  { kind: "failed", position: null },
);

/**
 * Null means as soon as possible. The offered times depend on the travel time, so this is the time that would be chosen
 * if there were none.
 */
const quotedTimeAtom = atom((get): Instant | null => {
  const store = get(shownStoreAtom);
  const now = get(listedAtAtom);
  if (!store) return null;
  const longestItemMinutes = longestPreparation(get(cartAtom));
  const times = modeTimes("delivery", { store, now, longestItemMinutes, travelSeconds: 0 });
  const chosen = keepChosen(times, get(pickedTimeAtom));
  return chosen?.kind === "slot" ? chosen.at : null;
});

interface QuoteRequest {
  readonly storeId: StoreId;
  readonly address: Address;
  readonly value: Cents;
  readonly at: Instant | null;
}

async function findQuote(get: Getter, { at, ...asked }: QuoteRequest): Promise<FeeQuote> {
  const { clock } = get(servicesAtom);
  const ordering = await get(orderServicesAtom).loadOrdering();
  return ordering.quoteFee({ ...asked, at: at ?? clock.now() });
}

/** R24: a fee is requested only for third-party delivery. */
export const quoteQuery = buildQuery<QuoteRequest, FeeQuote>(
  (get) => {
    const address = get(addressAtom);
    const store = get(shownStoreAtom);
    const isQuoted = get(chargesAtom).charges.freight.kind === "third-party";
    if (!address || !isQuoted || !store) return null;
    return { storeId: store.id, address, value: get(cartValueAtom), at: get(quotedTimeAtom) };
  },
  findQuote,
  { kind: "no-answer" },
);

export const deliveryAtom = atom((get): Delivery => {
  if (!get(addressAtom)) return { kind: "no-address" };
  const { charges, reach } = get(chargesAtom);
  return judgeDelivery({
    freight: charges.freight,
    reach,
    value: get(cartValueAtom),
    way: get(routeQuery.answer),
    quote: get(quoteQuery.answer),
  });
});

/** Repeats the requests that had no usable answer. If the route doesn't matter, a position is enough. */
export const retryDeliveryAtom = atom(null, (get, set) => {
  const isWayMissed = get(routeQuery.answer)?.kind === "failed" || get(deliveryAtom).kind === "not-found";
  if (isWayMissed) void set(routeQuery.refetch);
  if (get(quoteQuery.answer)?.kind !== "quoted") void set(quoteQuery.refetch);
});

/** Null if the order isn't delivered, and until the delivery is known. */
const knownDeliveryAtom = atom((get) => {
  if (get(modeAtom) !== "delivery") return null;
  const delivery = get(deliveryAtom);
  return delivery.kind === "known" ? delivery : null;
});

/** R97: whether a wallet's sheet can answer area and fee before it knows the street. */
export const doesPostcodeDecideAtom = atom((get) => {
  const { charges, reach } = get(chargesAtom);
  return get(areChargesKnownAtom) && postcodeDecides(charges.freight, reach);
});

/** The postcode that is chosen in a wallet's open sheet. Null if there is none. */
export const sheetPostcodeAtom = atom<string | null>(null);

const nowhere: FreightFacts = { kilometres: null, quotedFee: null };

/** What the fee depends on. Some fees are the same for every address, so they are known before it is. */
export const freightFactsAtom = atom((get): FreightFacts | null => {
  if (get(modeAtom) !== "delivery" || !get(areChargesKnownAtom)) return null;
  if (get(sheetPostcodeAtom) !== null) return nowhere;
  if (get(isOutOfAreaAtom) || isOutOfService(get(deliveryAtom))) return null;
  return get(knownDeliveryAtom)?.facts ?? nowhere;
});

/** Null also if the travel time isn't known. */
export const travelSecondsAtom = atom((get): number | null => get(knownDeliveryAtom)?.travelSeconds ?? null);

/** Lets the menu say how long a delivery takes. */
export const rememberTravelAtom = atom(null, (get, set) => {
  const delivery = get(deliveryAtom);
  if (delivery.kind === "known" && delivery.travelSeconds !== null) set(knownTravelSecondsAtom, delivery.travelSeconds);
});

/** Why a delivery can't be paid now, apart from problems in its form. */
export const deliveryBlockAtom = atom((get): "asking" | "out-of-service" | null => {
  if (get(modeAtom) !== "delivery") return null;
  const delivery = get(deliveryAtom);
  if (delivery.kind === "asking") return "asking";
  return isOutOfService(delivery) ? "out-of-service" : null;
});
