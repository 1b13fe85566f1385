import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { attemptOf, warnsOnLeave } from "../../domain/checkout/placement.ts";
import { leaveCheckoutAtom, openCheckoutAtom } from "../../state/checkout/placement.actions.ts";
import { isPageAloneAtom, placementAtom } from "../../state/checkout/placement.atoms.ts";
import { isDeviceClockOffAtom } from "../../state/clock/clock.atoms.ts";
import { keepTimesFreshAtom } from "../../state/fulfilment/times.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";

/** What runs while the checkout is shown. */
export function useCheckoutLife(): void {
  const isStoreThere = useAtomValue(storeAtom).kind === "ready";
  const isClockOff = useAtomValue(isDeviceClockOffAtom);
  const open = useSetAtom(openCheckoutAtom);
  const leave = useSetAtom(leaveCheckoutAtom);
  const keepTimesFresh = useSetAtom(keepTimesFreshAtom);
  useEffect(() => (isStoreThere ? open() : undefined), [isStoreThere, open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a clock that was put right lists other times.
  useEffect(() => keepTimesFresh(), [keepTimesFresh, isClockOff]);
  useEffect(() => () => leave(), [leave]);
  useLeaveWarning();
}

/** Spec, error catalogue. Today's browsers show their own text. */
function useLeaveWarning(): void {
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
