import { afterPaint } from "../../ui/afterPaint.ts";

/**
 * Hides the dialog immediately, and calls `close` right after the paint: to make the page usable again, the browser
 * visits every element of it. If `close` returns false or fails, the dialog is shown again. `isOpen` is false if Back
 * has closed the dialog in the meantime.
 */
export function closeAfterPaint(inside: Element | null, close: (isOpen: boolean) => boolean): void {
  const dialog = inside?.closest("dialog");
  if (!dialog || typeof dialog.showPopover !== "function" || document.hidden) {
    close(true);
    return;
  }
  // A second press before the paint.
  if (dialog.style.display === "none") return;
  const focused = dialog.querySelector<HTMLElement>(":focus");
  dialog.style.display = "none";
  const ending = new AbortController();
  const end = () => {
    stop();
    ending.abort();
    let isClosed = false;
    try {
      isClosed = close(dialog.isConnected);
    } finally {
      if (!isClosed) {
        dialog.style.display = "";
        focused?.focus({ preventScroll: true });
      }
    }
  };
  const stop = afterPaint(end);
  // A hidden page may never be painted again.
  document.addEventListener("visibilitychange", end, { signal: ending.signal });
}
