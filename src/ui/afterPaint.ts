/**
 * Runs a task right after the next paint: `requestAnimationFrame` callbacks run before the paint, a timer that they
 * start runs after it. Returns a function that cancels the task.
 */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
