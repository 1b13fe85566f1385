import { afterPaint } from "../../ui/afterPaint.ts";

/**
 * Takes the dialog around out of sight at once, and runs right after the paint what closes it: to let the page be pressed
 * again the browser visits every element of it, too. Where that says that it isn't closed after all, or fails, it is back.
 * `isOpen` is false where Back has closed it meanwhile.
 */
export function closeAfterPaint(inside: Element | null, close: (isOpen: boolean) => boolean): void {
  const dialog = inside?.closest("dialog");
  if (!dialog || typeof dialog.showPopover !== "function" || document.hidden) {
    close(true);
    return;
  }
  // Pressed a second time before the paint.
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
