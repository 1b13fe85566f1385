import { atom } from "jotai";
import { toSayAtom } from "./toSay.atoms.ts";

/** Adds words to announce. They replace earlier words about the same thing that haven't been announced yet. */
export const sayAtom = atom(null, (get, set, about: string, words: string) => {
  const toSay = new Map(get(toSayAtom));
  if (!toSay.delete(about) && words === "") return;
  if (words !== "") toSay.set(about, words);
  set(toSayAtom, toSay);
});

/**
 * Returns everything that hasn't been announced yet, even if it was added after the last render. It then counts as
 * announced.
 */
export const takeToSayAtom = atom(null, (get, set) => {
  const toSay = get(toSayAtom);
  set(toSayAtom, new Map());
  return toSay;
});
