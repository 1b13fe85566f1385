import { useAtomValue } from "jotai";
import { deliveryBlockAtom } from "../../state/fulfilment/delivery.atoms.ts";
import { canPriceAtom } from "../../state/promotion/rules.atoms.ts";

/** Holds all pay buttons while the total may still change, or if the delivery is unavailable. */
export function usePressBlock() {
  const canPrice = useAtomValue(canPriceAtom);
  const block = useAtomValue(deliveryBlockAtom);
  return { isBusy: !canPrice || block === "asking", isBlocked: block === "out-of-service" };
}
