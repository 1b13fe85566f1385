import { type Atom, useAtomValue, useStore } from "jotai";

/**
 * What an atom of each card says of this one. What a card is subscribed to, a long menu holds a thousand times: so it
 * isn't subscribed to the list of these atoms, which gives a card the same one for as long as it is there.
 */
export function useOfCard<Value>(atomOfCards: Atom<(key: string) => Atom<Value>>, key: string): Value {
  return useAtomValue(useStore().get(atomOfCards)(key));
}
