import type { Cents } from "../money/cents.ts";
import type { Freight } from "../store/store.ts";
import type { DeliveryReach } from "./deliveryReach.ts";
import { type FreightFacts, needsDistance } from "./freightFee.ts";

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export interface DrivingRoute {
  /** By road, unrounded. */
  readonly kilometres: number;
  readonly travelSeconds: number;
}

/** What maps say about the route from the store to an address. `missing`: there is no route, or it wasn't asked for. */
export type RouteResult =
  | { readonly kind: "found"; readonly position: Position; readonly route: DrivingRoute }
  | { readonly kind: "missing" | "failed"; readonly position: Position | null };

/** The third-party delivery service's answer (R50). */
export type FeeQuote =
  | { readonly kind: "quoted"; readonly fee: Cents; readonly travelSeconds: number | null }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "no-answer" };

/** What is known about a delivery to the typed address. */
export type Delivery =
  /** The typed address isn't complete yet. */
  | { readonly kind: "no-address" }
  | { readonly kind: "asking" }
  | {
      readonly kind: "known";
      readonly facts: FreightFacts;
      /** Null if it is unknown and the fee doesn't depend on it. */
      readonly travelSeconds: number | null;
      readonly position: Position | null;
    }
  /** The address is outside the store's delivery radius. */
  | { readonly kind: "too-far" }
  /** The third-party service doesn't deliver there. */
  | { readonly kind: "refused"; readonly message: string }
  /** Maps don't find the address or a route to it. */
  | { readonly kind: "not-found" }
  /** Maps or the third-party service didn't answer. */
  | { readonly kind: "failed" };

/** R24: whether the radius or the fee depends on the distance. */
function needsRoute(freight: Freight, { radiusKm }: DeliveryReach, value: Cents): boolean {
  return radiusKm !== null || needsDistance(freight, value);
}

interface DeliveryAnswers {
  readonly freight: Freight;
  readonly reach: DeliveryReach;
  /** The cart value of R14. */
  readonly value: Cents;
  /** Null while the request is running. */
  readonly way: RouteResult | null;
  /** Null while the request is running, and if there is no third party. */
  readonly quote: FeeQuote | null;
}

/** R24, R49, R50: combines the answers into one result. */
export function judgeDelivery({ freight, reach, value, way, quote }: DeliveryAnswers): Delivery {
  const isQuoted = freight.kind === "third-party";
  const isWayNeeded = needsRoute(freight, reach, value);
  if ((isWayNeeded && !way) || (isQuoted && !quote)) return { kind: "asking" };
  const route = way?.kind === "found" ? way.route : null;
  if (isWayNeeded && !route) return { kind: way?.kind === "failed" ? "failed" : "not-found" };
  if (route && reach.radiusKm !== null && route.kilometres > reach.radiusKm) return { kind: "too-far" };
  if (quote?.kind === "refused") return quote;
  if (quote?.kind === "no-answer") return { kind: "failed" };
  return {
    kind: "known",
    facts: { kilometres: route?.kilometres ?? null, quotedFee: quote?.fee ?? null },
    travelSeconds: quote?.travelSeconds ?? route?.travelSeconds ?? null,
    position: way?.position ?? null,
  };
}

/** S20: whether delivery is unavailable, so the diner can't pay. */
export function isOutOfService({ kind }: Delivery): boolean {
  return kind === "too-far" || kind === "refused" || kind === "not-found" || kind === "failed";
}

/** R24, R50: whether another try could succeed. The distance to the store won't change. */
export function canAskAgain(delivery: Delivery): boolean {
  return isOutOfService(delivery) && delivery.kind !== "too-far";
}

/**
 * R97: whether area and fee depend on the postcode alone. Only then can a wallet's sheet answer them, because it tells
 * no street before the diner approves.
 */
export function postcodeDecides(freight: Freight, { radiusKm }: DeliveryReach): boolean {
  if (freight.kind === "third-party" || radiusKm !== null) return false;
  return freight.rules.every(({ dollarsPerKilometre }) => dollarsPerKilometre <= 0);
}
