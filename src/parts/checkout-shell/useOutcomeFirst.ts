import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { canStart } from "../../domain/checkout/placement.ts";
import type { Placing } from "../../state/checkout/placing/placing.ts";
import { isOutcomeAtCheckoutAtom } from "../../state/store/outcome.atoms.ts";

/** R33: a store that is switched off meanwhile doesn't replace the order's outcome. */
export function useOutcomeFirst({ placementAtom }: Placing): void {
  const placement = useAtomValue(placementAtom);
  const setFirst = useSetAtom(isOutcomeAtCheckoutAtom);
  const isFirst = placement.kind === "failed" || !canStart(placement);
  useEffect(() => {
    setFirst(isFirst);
    return () => setFirst(false);
  }, [isFirst, setFirst]);
}
