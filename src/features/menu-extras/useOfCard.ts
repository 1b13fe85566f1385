import { type Atom, useAtomValue, useStore } from "jotai";

/**
 * The value of a card's own atom. Doesn't subscribe to the atom that finds it, because that always returns the same
 * atom for a card, and on a long menu each subscription exists a thousand times.
 */
export function useOfCard<Value>(atomOfCards: Atom<(key: string) => Atom<Value>>, key: string): Value {
  return useAtomValue(useStore().get(atomOfCards)(key));
}
