import { afterPaint } from "./afterPaint.ts";

/**
 * Shows the dialog at once, and makes it modal right after the paint: for that the browser visits every element of the
 * page, which a slow phone with a long menu would show as a delay. Until then it is a popover on top of everything,
 * without Escape. The returned function cancels the second step.
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
    // A quick diner may already have focused a field.
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
