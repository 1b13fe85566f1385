import { attributeNames } from "./parseHost.ts";

/** How many letters have to be added, removed, changed or swapped to get from one word to the other. */
function distance(one: string, other: string): number {
  const rows: number[][] = [];
  for (let i = 0; i <= one.length; i += 1) {
    const row: number[] = [];
    rows.push(row);
    for (let j = 0; j <= other.length; j += 1) {
      const before = rows[i - 1];
      if (!before || j === 0) {
        row.push(i + j);
        continue;
      }
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? (rows[i - 2]?.[j - 2] ?? i + j) + 1 : i + j;
      row.push(Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + (isSame ? 0 : 1), swapped));
    }
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

const plain = (name: string) => name.toLowerCase().replace(/^data-|[^a-z]/g, "");

/** The name that a word was meant to be; null if it is like none of them. */
export function meantName(written: string, names: readonly string[]): string | null {
  const word = plain(written);
  // Short names of other things, such as the attribute `role`, are close to everything.
  const most = word.length > 7 ? 2 : word.length > 4 ? 1 : 0;
  const apart = (name: string) => distance(plain(name), word);
  const [nearest] = names.filter((name) => apart(name) <= most).sort((one, other) => apart(one) - apart(other));
  return nearest ?? null;
}

/** The attribute that a name was meant to be; null if it is right, or another's. */
export function meantAttribute(name: string): string | null {
  return (attributeNames as readonly string[]).includes(name) ? null : meantName(name, attributeNames);
}
