import type { Finding } from "../finding.ts";

/** A finding that a store may have many times, and the kind by which they are the same. */
export interface Fault extends Finding {
  readonly kind: string;
}

export function of(kind: string, finding: Finding): Fault {
  return { ...finding, kind };
}

/** So many of the same kind have a line each. */
const mostLines = 3;

/** One line for many of the same kind in one store, with the first three places. */
export function grouped(faults: readonly Fault[]): readonly Finding[] {
  const groups = Map.groupBy(faults, ({ kind, place }) => `${kind} ${generalPlace(place)}`);
  return [...groups.values()].flatMap((same) => (same.length > mostLines ? oneOf(same) : same.map(findingOf)));
}

function findingOf({ level, place, message, fix }: Fault): Finding {
  return { level, place, message, fix };
}

function oneOf(same: readonly Fault[]): Finding[] {
  const [first, second, third] = same;
  if (!first || !second || !third) return [];
  const others = [second, third].map(({ place }) => shortPlace(place)).join(" and ");
  const more = `The same in ${same.length - 1} more, such as ${others}.`;
  return [{ ...findingOf(first), message: `${first.message} ${more}` }];
}

const inDocument = " · ";

/** The place without the ids and positions that differ between faults of one kind. */
function generalPlace(place: string): string {
  const [path = "", keys = ""] = place.split(inDocument);
  const general = path.replace(/(PriceTriggers|Users|TrackingOrders)\/[^/]+/g, "$1/*");
  return `${general} ${keys.replace(/\[\d+\]/g, "[*]").replace(/\b(Products|ModifierGroups|Modifiers)\.[^.[]+/g, "$1.*")}`;
}

function shortPlace(place: string): string {
  const [path = "", keys] = place.split(inDocument);
  return keys ?? path.split("/").slice(-2).join("/");
}

/** A place in a document, as the shop's log writes it: `Companies/120/Menus/A · Categories[0].Name`. */
export function placeIn(path: string, keys: readonly (string | number)[]): string {
  const written = keys.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
  return written === "" ? path : `${path}${inDocument}${written.replace(/^\./, "")}`;
}
