import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useLeaveWarning } from "../../parts/till/useLeaveWarning.ts";
import { leaveCheckoutAtom, openCheckoutAtom } from "../../state/checkout/placement.actions.ts";
import { foodPlacing } from "../../state/checkout/placement.atoms.ts";
import { isDeviceClockOffAtom } from "../../state/clock/clock.atoms.ts";
import { keepTimesFreshAtom } from "../../state/fulfilment/times.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";

/** Runs what the checkout needs while it is shown. */
export function useCheckoutLife(): void {
  const isStoreThere = useAtomValue(storeAtom).kind === "ready";
  const isClockOff = useAtomValue(isDeviceClockOffAtom);
  const open = useSetAtom(openCheckoutAtom);
  const leave = useSetAtom(leaveCheckoutAtom);
  const keepTimesFresh = useSetAtom(keepTimesFreshAtom);
  useEffect(() => (isStoreThere ? open() : undefined), [isStoreThere, open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a corrected clock offers other times.
  useEffect(() => keepTimesFresh(), [keepTimesFresh, isClockOff]);
  useEffect(() => () => leave(), [leave]);
  useLeaveWarning(foodPlacing);
}
