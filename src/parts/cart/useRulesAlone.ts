import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { wantedRulesAtom } from "../../state/promotion/ruleReading.ts";
import { areRulesSettledAtom, loadRulesOnceAtom } from "../../state/promotion/rules.atoms.ts";

/** Loads the store's rules on a screen without a cart. Returns whether they have loaded or failed. */
export function useRulesAlone(): boolean {
  const request = useAtomValue(wantedRulesAtom);
  const load = useSetAtom(loadRulesOnceAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another store has other rules.
  useEffect(() => void load(), [load, request]);
  return useAtomValue(areRulesSettledAtom);
}
