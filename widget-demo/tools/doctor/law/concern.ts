import { placeIn } from "../documents/fault.ts";
import type { StoreRead } from "../documents/readStores.ts";
import { type Finding, warning } from "../finding.ts";

/** What a store should ask its adviser about. */
export interface Concern {
  /** Stores of a company with the same kind share a line. */
  readonly kind: string;
  readonly read: StoreRead;
  /** In the store's document; none where it is about dishes. */
  readonly keys: readonly string[];
  /** What it is about, by the names that diners read. */
  readonly names: readonly string[];
  readonly message: (names: string) => string;
  readonly fix: string;
}

/** A line for each kind in a company: its stores mostly have the same dishes. */
export function linesOf(concerns: readonly Concern[]): readonly Finding[] {
  const same = Map.groupBy(concerns, ({ kind, read }) => `${kind} ${read.company ?? read.path}`);
  return [...same.values()].flatMap((each) => lineOf(each));
}

function lineOf(same: readonly Concern[]): Finding[] {
  const [first, second] = same;
  if (!first) return [];
  const { read, keys, message, fix } = first;
  const names = same.flatMap((each) => each.names);
  const others = second ? ` The same in ${counted(same.length - 1)}, such as ${second.read.path}.` : "";
  return [warning(placeIn(read.path, keys), `${message(namesOf(names))}${others}`, fix)];
}

const counted = (stores: number) => (stores === 1 ? "1 more store" : `${stores} more stores`);

/** The first three, and how many more there are. */
export function namesOf(names: readonly string[]): string {
  const [first, second, third, ...more] = new Set(names);
  const named = [first, second, third].filter((name) => name !== undefined).join(", ");
  return more.length > 0 ? `${named} and ${more.length} more` : named;
}
