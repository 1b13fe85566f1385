import type { Cents } from "../money/cents.ts";
import type { DeliveryReach } from "./deliveryReach.ts";
import { type Freight, type FreightFacts, needsDistance } from "./freightFee.ts";

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Route {
  /** By road, unrounded. */
  readonly kilometres: number;
  readonly travelSeconds: number;
}

/** What maps say of the way from the store to an address. `missing`: there is none, or nobody asked for it. */
export type Way =
  | { readonly kind: "found"; readonly position: Position; readonly route: Route }
  | { readonly kind: "missing" | "failed"; readonly position: Position | null };

/** A third party's answer (R50). */
export type FeeQuote =
  | { readonly kind: "quoted"; readonly fee: Cents; readonly travelSeconds: number | null }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "no-answer" };

/** What is known of a delivery to the address that is typed. */
export type Delivery =
  /** No whole address is typed yet. */
  | { readonly kind: "no-address" }
  | { readonly kind: "asking" }
  | {
      readonly kind: "known";
      readonly facts: FreightFacts;
      /** Null where nobody could tell, and the fee doesn't depend on it. */
      readonly travelSeconds: number | null;
      readonly position: Position | null;
    }
  /** Beyond the store's radius. */
  | { readonly kind: "too-far" }
  /** The third party doesn't deliver there. */
  | { readonly kind: "refused"; readonly message: string }
  /** Maps know no such address, or no way to it. */
  | { readonly kind: "not-found" }
  /** Whoever was asked did not answer. */
  | { readonly kind: "failed" };

/** R24: something depends on the distance. */
function needsWay(freight: Freight, { radiusKm }: DeliveryReach, value: Cents): boolean {
  return radiusKm !== null || needsDistance(freight, value);
}

interface DeliveryAnswers {
  readonly freight: Freight;
  readonly reach: DeliveryReach;
  /** The cart value of R14. */
  readonly value: Cents;
  /** Null while it is being asked. */
  readonly way: Way | null;
  /** Null while it is being asked, and where there is no third party. */
  readonly quote: FeeQuote | null;
}

/** R24, R49, R50: what the answers mean together. */
export function judgeDelivery({ freight, reach, value, way, quote }: DeliveryAnswers): Delivery {
  const isQuoted = freight.kind === "third-party";
  const isWayNeeded = needsWay(freight, reach, value);
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

/** Spec, section 5: nothing can be paid then. */
export function isOutOfService({ kind }: Delivery): boolean {
  return kind === "too-far" || kind === "refused" || kind === "not-found" || kind === "failed";
}

/** R24, R50: another try may end otherwise. The distance to the store stays what it is. */
export function canAskAgain(delivery: Delivery): boolean {
  return isOutOfService(delivery) && delivery.kind !== "too-far";
}
