import { afterPaint } from "./afterPaint.ts";
import { followWindow } from "./followWindow.ts";

/**
 * Gives the initial focus to the part that scrolls, so that the arrow keys scroll it. Uses the `autofocus` attribute,
 * because the browser then focuses the element once. Of two such parts, one inside the other, the outer one has no box
 * in a layout where the inner one scrolls.
 */
function takeFirstFocus(dialog: HTMLDialogElement): void {
  const scrollers = [...dialog.querySelectorAll<HTMLElement>('[tabindex="-1"]')];
  const first = scrollers.find((each) => getComputedStyle(each).display !== "contents");
  if (first) first.autofocus = true;
}

/**
 * Names what the browser focuses first like the dialog: a screen reader says nothing about an element without a role or
 * name.
 */
function nameFirstFocus(dialog: HTMLDialogElement): void {
  const scroller = dialog.querySelector("[autofocus]:focus");
  scroller?.setAttribute("role", "group");
  for (const { name, value } of dialog.attributes)
    if (name.startsWith("aria-label")) scroller?.setAttribute(name, value);
}

/**
 * Shows the dialog immediately and makes it modal right after the paint. To make it modal, the browser visits every
 * element of the page, which causes a visible delay on a slow phone with a long menu. Until then the dialog is a
 * popover on top of everything, and Escape is handled here. The returned function ends what this started.
 */
export function showModal(dialog: HTMLDialogElement): () => void {
  const stopFollowing = followWindow(dialog);
  takeFirstFocus(dialog);
  if (typeof dialog.showPopover !== "function" || document.hidden) {
    dialog.showModal();
    nameFirstFocus(dialog);
    return stopFollowing;
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  };
  dialog.addEventListener("keydown", onKey);
  dialog.popover = "manual";
  dialog.showPopover();
  nameFirstFocus(dialog);
  const stop = afterPaint(() => {
    dialog.removeEventListener("keydown", onKey);
    // The diner may already have focused a field.
    const focused = dialog.querySelector<HTMLElement>(":focus");
    const isShown = dialog.getClientRects().length > 0;
    dialog.removeAttribute("popover");
    // In the closed panel of an order button, which makes it modal once it opens, it would block the page.
    if (isShown) dialog.showModal();
    else dialog.open = true;
    focused?.focus({ preventScroll: true });
  });
  return () => {
    dialog.removeEventListener("keydown", onKey);
    stop();
    stopFollowing();
  };
}
