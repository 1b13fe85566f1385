import { afterPaint } from "./afterPaint.ts";

/**
 * Shows it at once, and makes it modal right after the paint: for that the browser goes through every element of the
 * page, which a slow phone with a long menu would show as a wait. Until then it lies over all as a popover, which
 * knows no Escape of its own. The answer calls the second step off.
 */
export function showModal(dialog: HTMLDialogElement): () => void {
  if (typeof dialog.showPopover !== "function" || document.hidden) {
    dialog.showModal();
    return () => {};
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  };
  dialog.addEventListener("keydown", onKey);
  dialog.popover = "manual";
  dialog.showPopover();
  const stop = afterPaint(() => {
    dialog.removeEventListener("keydown", onKey);
    // Whoever is quick is in a field already.
    const focused = dialog.querySelector<HTMLElement>(":focus");
    dialog.removeAttribute("popover");
    dialog.showModal();
    focused?.focus({ preventScroll: true });
  });
  return () => {
    dialog.removeEventListener("keydown", onKey);
    stop();
  };
}
