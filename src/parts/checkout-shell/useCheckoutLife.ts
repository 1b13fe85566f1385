import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom, useStore, type WritableAtom } from "jotai";
import { useEffect } from "react";
import { attemptOf, canStart, type Placement, warnsOnLeave } from "../../domain/checkout/placement.ts";
import type { Placing } from "../../state/checkout/placing/placing.ts";
import { type ShownRoute, shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { isOutcomeAtCheckoutAtom } from "../../state/store/outcome.atoms.ts";

interface CheckoutLifeInput {
  readonly route: "checkout" | "giftCheckout";
  readonly placing: Placing;
  /** Whether everything is loaded that `openAtom` needs. */
  readonly isReady: boolean;
  /** Returns a function that stops it. */
  readonly openAtom: WritableAtom<null, [], () => void>;
}

/** Runs what each checkout needs while it is shown. */
export function useCheckoutLife({ route, placing, isReady, openAtom }: CheckoutLifeInput): void {
  const open = useSetAtom(openAtom);
  const leave = useSetAtom(placing.leaveAtom);
  useEffect(() => (isReady ? open() : undefined), [isReady, open]);
  useWhenLeft(route, leave);
  useLeaveWarning(placing);
  useOutcomeFirst(placing);
}

/**
 * Warns before the page is left while an order is being sent (S29). Current browsers show their own
 * text.
 */
function useLeaveWarning({ placementAtom, isPageAloneAtom }: Placing): void {
  const { t } = useLingui();
  const { get } = useStore();
  const isPageAlone = useAtomValue(isPageAloneAtom);
  const isNeeded = isWarned(useAtomValue(placementAtom), isPageAlone);
  const words = t`We are in the middle of sending your order.`;
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => {
      // The page may be left on purpose in the same moment, before this is drawn (R105 bank).
      if (!isWarned(get(placementAtom), get(isPageAloneAtom))) return;
      event.preventDefault();
      event.returnValue = words;
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isNeeded, words, get, placementAtom, isPageAloneAtom]);
}

function isWarned(placement: Placement, isPageAlone: boolean): boolean {
  return warnsOnLeave(placement) || (isPageAlone && attemptOf(placement) !== null);
}

/** R33 return: a store that is switched off meanwhile doesn't replace the order's outcome. */
function useOutcomeFirst({ placementAtom }: Placing): void {
  const placement = useAtomValue(placementAtom);
  const setFirst = useSetAtom(isOutcomeAtCheckoutAtom);
  const isFirst = placement.kind === "failed" || !canStart(placement);
  useEffect(() => {
    setFirst(isFirst);
    return () => setFirst(false);
  }, [isFirst, setFirst]);
}

/**
 * Calls it when this screen is left. A turned tablet only draws it anew, in a sheet or as a page; if it isn't drawn
 * again, because the sheet can't be loaded or an error has stopped it, it is left with its path.
 */
export function useWhenLeft(name: ShownRoute["name"], forget: () => void): void {
  const store = useStore();
  useEffect(() => {
    const isLeft = () => store.get(shownRouteAtom).name !== name;
    return () => {
      if (isLeft()) return forget();
      const stop = store.sub(shownRouteAtom, () => {
        if (!isLeft()) return;
        stop();
        forget();
      });
    };
  }, [store, name, forget]);
}
