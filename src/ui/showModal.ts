/**
 * Shows it at once, and makes it modal right after the paint: for that the browser goes through every element of the
 * page, which a slow phone with a long menu would show as a wait. Until then it lies over all as a popover.
 * The answer calls the second step off.
 */
export function showModal(dialog: HTMLDialogElement, focusFirst: () => void): () => void {
  if (typeof dialog.showPopover !== "function" || document.hidden) {
    dialog.showModal();
    focusFirst();
    return () => {};
  }
  dialog.popover = "manual";
  dialog.showPopover();
  focusFirst();
  return afterPaint(() => {
    dialog.removeAttribute("popover");
    dialog.showModal();
    focusFirst();
  });
}

/** A frame's callbacks run before its paint, a task that one of them asks for comes after it. */
function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
