import { type RefObject, useLayoutEffect } from "react";
import { focusHeadingWhenDrawn } from "../../ui/focusHeadingWhenDrawn.ts";
import { nextTask } from "../../ui/nextTask.ts";

function landFocus(root: ShadowRoot, dialog: Element | null): void {
  if (root.activeElement && !dialog?.contains(root.activeElement)) return;
  const landings = [...root.querySelectorAll<HTMLElement>(".cart-bar__link, h1")];
  const landing = landings.findLast((each) => !each.closest("dialog"));
  if (!landing) {
    const page = root.querySelector<HTMLElement>(".servery");
    if (page) focusHeadingWhenDrawn(page);
    return;
  }
  if (landing.matches("h1")) landing.tabIndex = -1;
  landing.focus({ preventScroll: true });
}

/**
 * Once the dialog around the element is closed, gives the focus to the page if a link led to the dialog, or if what had
 * the focus before is gone. A page that is yet to be drawn gets it with its heading. It waits a task for whoever gives
 * the focus back, such as a dish that was open before the app (`first/showOnceItIsThere.ts`).
 */
export function useLandedFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode() as ShadowRoot;
    const dialog = ref.current?.closest("dialog") ?? null;
    return () => void nextTask().then(() => landFocus(root, dialog));
  }, [ref]);
}
