import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { attemptOf, warnsOnLeave } from "../../domain/checkout/placement.ts";
import type { Placing } from "../../state/checkout/placing/placing.ts";

/**
 * Warns before the page is left while an order is being sent (S29). Current browsers show their own
 * text.
 */
export function useLeaveWarning({ placementAtom, isPageAloneAtom }: Placing): void {
  const { t } = useLingui();
  const placement = useAtomValue(placementAtom);
  const isPageAlone = useAtomValue(isPageAloneAtom);
  const isNeeded = warnsOnLeave(placement) || (isPageAlone && attemptOf(placement) !== null);
  const words = t`We are in the middle of sending your order`;
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      event.returnValue = words;
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isNeeded, words]);
}
