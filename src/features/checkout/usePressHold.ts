import { useAtomValue } from "jotai";
import { deliveryHoldAtom } from "../../state/fulfilment/delivery.atoms.ts";
import { areRulesKnownAtom } from "../../state/promotion/rules.atoms.ts";

/** Holds all pay buttons while the total may still change, or if the delivery is unavailable. */
export function usePressHold() {
  const areRulesKnown = useAtomValue(areRulesKnownAtom);
  const hold = useAtomValue(deliveryHoldAtom);
  return { busy: !areRulesKnown || hold === "asking", "aria-disabled": hold === "out-of-service" };
}
