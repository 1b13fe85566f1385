import { useAtomValue } from "jotai";
import { deliveryHoldAtom } from "../../state/fulfilment/delivery.atoms.ts";
import { areRulesKnownAtom } from "../../state/promotion/rules.atoms.ts";

/** What holds every button that pays: a total that may still change, and a delivery that can't be had. */
export function usePressHold() {
  const areRulesKnown = useAtomValue(areRulesKnownAtom);
  const hold = useAtomValue(deliveryHoldAtom);
  return { busy: !areRulesKnown || hold === "asking", "aria-disabled": hold === "out-of-service" };
}
