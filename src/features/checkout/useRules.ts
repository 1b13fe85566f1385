import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { cartMenuAtom } from "../../state/cart/cart.atoms.ts";
import { areRulesKnownAtom, loadRulesAtom } from "../../state/promotion/rules.atoms.ts";

const retryMs = 5_000;

/** Offers and surcharges have to be there before anybody pays: where they couldn't be read they are asked for again. */
export function useRules(): void {
  const menu = useAtomValue(cartMenuAtom);
  const areKnown = useAtomValue(areRulesKnownAtom);
  const load = useSetAtom(loadRulesAtom);
  useEffect(() => {
    if (!menu) return;
    void load();
    if (areKnown) return;
    const retry = window.setInterval(() => void load(), retryMs);
    return () => clearInterval(retry);
  }, [menu, areKnown, load]);
}
