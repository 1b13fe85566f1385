import type { DietaryChoices } from "../../domain/menu/menu.ts";

/** Signs for names whose first letters are ambiguous: vegetarian and vegan start the same. */
const knownSigns: ReadonlyMap<string, string> = new Map([
  ["vegan", "VG"],
  ["vegetarian", "V"],
]);

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Possible signs, the shortest first: the initials of the first two words, then more letters of the first word. A
 * Chinese name is short and stays whole, because a part of it means something else: "egg free" would read "without
 * chicken".
 */
function candidates(name: string): readonly string[] {
  const known = knownSigns.get(name.trim().toLowerCase());
  const [first = "", second = ""] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (/\p{Script=Han}/u.test(first)) return [name];
  const initial = capital([...second][0] ?? "");
  const made = [1, 2, 3, 4].map((length) => capital([...first].slice(0, length).join("")) + initial);
  return [...(known ? [known] : []), ...made, name];
}

/** Gives each name a different short sign: shellfish free and sesame free must not share one. */
function uniqueSigns(names: readonly string[]): ReadonlyMap<string, string> {
  const signs = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    const sign = candidates(name).find((candidate) => candidate !== "" && !taken.has(candidate)) ?? name;
    taken.add(sign);
    signs.set(name, sign);
  }
  return signs;
}

const signsByMenu = new WeakMap<DietaryChoices, ReadonlyMap<string, string>>();

/** The signs of a menu's dietary choices, computed once for all of its cards. */
export function dietarySigns(offered: DietaryChoices): ReadonlyMap<string, string> {
  const known = signsByMenu.get(offered);
  if (known) return known;
  const choices = [...offered.preferences, ...offered.allergies, ...offered.intolerances];
  const signs = uniqueSigns([...new Set(choices.map(({ name }) => name))]);
  signsByMenu.set(offered, signs);
  return signs;
}
