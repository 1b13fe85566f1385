import { useAtomValue } from "jotai";
import { type RefObject, useLayoutEffect, useState } from "react";
import { arePromotionsKnownAtom } from "../../state/promotion/rules.atoms.ts";

/** What a diner does first in a dialog that they have begun to read. */
const signs = ["scroll", "pointerdown", "keydown", "click"] as const;

/**
 * Where a meal is offered: above the choices, or below them if the store's offers arrive only after the diner has
 * scrolled or pressed something in the dialog: they would push it down. It then stays there.
 */
export function useMealPlace(contentRef: RefObject<HTMLElement | null>): "above" | "below" {
  const areKnown = useAtomValue(arePromotionsKnownAtom);
  const [isRead, setRead] = useState(false);
  const isWaiting = !areKnown && !isRead;
  // A layout effect ends with the paint that shows the offers: after it, a press may be on one of them.
  useLayoutEffect(() => {
    const dialog = contentRef.current?.closest("dialog");
    if (!isWaiting || !dialog) return;
    const listening = new AbortController();
    // Scrolling doesn't bubble.
    for (const sign of signs) {
      dialog.addEventListener(sign, () => setRead(true), { capture: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [isWaiting, contentRef]);
  return isRead ? "below" : "above";
}
