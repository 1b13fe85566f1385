import type { CartLine, CartModifier } from "../cart/cart.ts";
import type { AlcoholLimit } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";
import { wallTime } from "../time/zone.ts";

/** Which limit of the store an order with alcohol breaks (R102). */
export type AlcoholProblem = { readonly kind: "alcohol" } & (
  | { readonly limit: "until"; readonly until: number }
  | { readonly limit: "units"; readonly most: number; readonly excess: number }
  | { readonly limit: "with-meal" }
);

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function unitsOf({ labels, quantity, subs, unavailability }: CartModifier): number {
  return unavailability === null ? quantity * (Number(labels.isAlcohol) + total(subs.map(unitsOf))) : 0;
}

type Ordered = Pick<CartLine, "labels" | "modifiers">;

function unitsOfOne({ labels, modifiers }: Ordered): number {
  return Number(labels.isAlcohol) + total(modifiers.map(unitsOf));
}

/** What is unavailable isn't ordered (R14). */
function orderedLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter(({ unavailability }) => unavailability === null);
}

/** How many dishes and choices with alcohol are ordered. A dish and its choice count as two. */
export function alcoholUnits(lines: readonly CartLine[]): number {
  return total(
    orderedLines(lines).map((line) => line.quantity * unitsOfOne(line) + total(line.mealAddOns.map(unitsOfOne))),
  );
}

/** A dish that isn't alcohol itself is a meal, also if a drink is chosen with it. */
function hasMeal(lines: readonly CartLine[]): boolean {
  return orderedLines(lines).some((line) => [line, ...line.mealAddOns].some(({ labels }) => !labels.isAlcohol));
}

/**
 * When the day of selling alcohol begins, in minutes. The hours after midnight belong to the evening before: "until
 * 23:00" bars 00:30, and "until 02:00" doesn't.
 */
const dayBegins = 5 * 60;
const dayMinutes = 24 * 60;

function minuteOfSellingDay(minute: number): number {
  return (minute - dayBegins + dayMinutes) % dayMinutes;
}

/** Whether alcohol is sold for this time. The whole minute of the limit still counts. */
export function isAlcoholSoldAt(at: Instant, { until }: AlcoholLimit, zone: string): boolean {
  if (until === null) return true;
  // Until the day's end is all day.
  const last = minuteOfSellingDay(until) || dayMinutes;
  return minuteOfSellingDay(wallTime(at, zone).minute) <= last;
}

interface AlcoholOrder {
  readonly lines: readonly CartLine[];
  readonly limit: AlcoholLimit;
  /** When the order is wanted. Null if no time is left to choose. */
  readonly at: Instant | null;
  readonly zone: string;
}

/** The limit that the order breaks: first the one that no other dish mends. Null if it breaks none. */
export function alcoholProblem({ lines, limit, at, zone }: AlcoholOrder): AlcoholProblem | null {
  const units = alcoholUnits(lines);
  if (units === 0) return null;
  const { units: most, withMeal, until } = limit;
  if (until !== null && at !== null && !isAlcoholSoldAt(at, limit, zone)) {
    return { kind: "alcohol", limit: "until", until };
  }
  if (most !== null && units > most) return { kind: "alcohol", limit: "units", most, excess: units - most };
  return withMeal && !hasMeal(lines) ? { kind: "alcohol", limit: "with-meal" } : null;
}
