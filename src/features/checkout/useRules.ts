import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import { areRulesKnownAtom, loadRulesAtom } from "../../state/promotion/rules.atoms.ts";
import { refreshStoreAtom } from "../../state/store/store.actions.ts";

const retryMs = 5_000;

/** Loads the offers and surcharges, which must be known before payment. Retries if they can't be read. */
export function useRules(): void {
  const isFailed = useAtomValue(servedMenuAtom).kind === "failed";
  const areKnown = useAtomValue(areRulesKnownAtom);
  const load = useSetAtom(loadRulesAtom);
  const refresh = useSetAtom(refreshStoreAtom);
  useEffect(() => {
    void load();
    if (areKnown) return;
    const retry = window.setInterval(() => void (isFailed ? refresh() : load()), retryMs);
    return () => clearInterval(retry);
  }, [isFailed, areKnown, load, refresh]);
}
