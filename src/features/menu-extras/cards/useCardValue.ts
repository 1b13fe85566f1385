import { useAtomValue, useStore } from "jotai";
import type { PerCard } from "../../../state/menu/menu.atoms.ts";

/**
 * The value of a card's own atom. Doesn't subscribe to the atom that finds it, because that always returns the same
 * atom for a card, and on a long menu each subscription exists a thousand times.
 */
export function useCardValue<Value>(values: PerCard<Value>, key: string): Value {
  return useAtomValue(useStore().get(values)(key));
}
