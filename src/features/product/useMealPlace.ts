import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { arePromotionsKnownAtom } from "../../state/promotion/rules.atoms.ts";
import { servicesAtom } from "../../state/services.atoms.ts";

/** While a dialog has only just opened, nobody has begun to read its choices. */
const openingMs = 500;

/**
 * Where a meal is offered: above the choices, or below them if the store's offers arrive so late that they would push
 * down what the diner is reading. It then stays there.
 */
export function useMealPlace(): "above" | "below" {
  const { clock } = useAtomValue(servicesAtom);
  const areKnown = useAtomValue(arePromotionsKnownAtom);
  const [isOpening, setOpening] = useState(true);
  const [wasInTime, setInTime] = useState(areKnown);
  if (areKnown && isOpening && !wasInTime) setInTime(true);
  useEffect(() => clock.after(openingMs, () => setOpening(false)), [clock]);
  return isOpening || wasInTime ? "above" : "below";
}
