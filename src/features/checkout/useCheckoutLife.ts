import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useLeaveWarning } from "../../parts/checkout-shell/useLeaveWarning.ts";
import { useOutcomeFirst } from "../../parts/checkout-shell/useOutcomeFirst.ts";
import { forgetShownTimeAtom, noteShownTimeAtom } from "../../state/checkout/form/timeMoved.atoms.ts";
import { leaveCheckoutAtom, openCheckoutAtom } from "../../state/checkout/placing/placement.actions.ts";
import { foodPlacing } from "../../state/checkout/placing/placement.atoms.ts";
import { isDeviceClockOffAtom } from "../../state/clock/clock.atoms.ts";
import { modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { chosenTimeAtom, keepTimesFreshAtom } from "../../state/fulfilment/times.atoms.ts";
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
  useShownTime();
  useLeaveWarning(foodPlacing);
  useOutcomeFirst(foodPlacing);
}

function useShownTime(): void {
  const mode = useAtomValue(modeAtom);
  const time = useAtomValue(chosenTimeAtom);
  const note = useSetAtom(noteShownTimeAtom);
  const forget = useSetAtom(forgetShownTimeAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: notes each change of the mode and of its time.
  useEffect(() => note(), [note, mode, time]);
  useEffect(() => () => forget(), [forget]);
}
