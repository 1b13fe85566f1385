import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import { areChargesKnownAtom, arePromotionsKnownAtom, loadRulesAtom } from "../../state/promotion/rules.atoms.ts";
import { refreshStoreAtom } from "../../state/store/store.actions.ts";

const retryMs = 3_000;

/** Loads the offers and surcharges for the payment. Retries until they can be read. */
export function useRules(): void {
  const isFailed = useAtomValue(servedMenuAtom).kind === "failed";
  const areChargesKnown = useAtomValue(areChargesKnownAtom);
  const arePromotionsKnown = useAtomValue(arePromotionsKnownAtom);
  const areKnown = areChargesKnown && arePromotionsKnown;
  const load = useSetAtom(loadRulesAtom);
  const refresh = useSetAtom(refreshStoreAtom);
  useEffect(() => {
    void load();
    if (areKnown) return;
    const retry = window.setInterval(() => void (isFailed ? refresh() : load()), retryMs);
    return () => clearInterval(retry);
  }, [isFailed, areKnown, load, refresh]);
}
