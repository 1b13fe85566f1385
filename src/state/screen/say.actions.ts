import { atom } from "jotai";
import { toSayAtom } from "./toSay.atoms.ts";

/** Newer words about the same thing replace those that nobody has heard yet. */
export const sayAtom = atom(null, (get, set, about: string, words: string) => {
  const toSay = new Map(get(toSayAtom));
  if (!toSay.delete(about) && words === "") return;
  if (words !== "") toSay.set(about, words);
  set(toSayAtom, toSay);
});

/** All that nobody has heard yet, also what came since the screen was drawn. From now on it counts as heard. */
export const takeToSayAtom = atom(null, (get, set) => {
  const toSay = get(toSayAtom);
  set(toSayAtom, new Map());
  return toSay;
});
