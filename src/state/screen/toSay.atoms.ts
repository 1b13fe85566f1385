import { atom } from "jotai";

/** What changed and is to be said next, by what it is about. Null: nothing yet since the page was opened. */
export const toSayAtom = atom<ReadonlyMap<string, string> | null>(null);

/** Newer words about the same thing replace those that nobody has heard yet. */
export const sayAtom = atom(null, (get, set, about: string, words: string) => {
  const toSay = new Map(get(toSayAtom));
  toSay.delete(about);
  if (words !== "") toSay.set(about, words);
  set(toSayAtom, toSay);
});
