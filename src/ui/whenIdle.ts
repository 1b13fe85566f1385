/**
 * Runs the task when the browser is idle, and after half a second at the latest. Returns a function that cancels it.
 */
export function whenIdle(task: () => void): () => void {
  // Safari doesn't support `requestIdleCallback`.
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(task, { timeout: 500 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(task, 30);
  return () => clearTimeout(handle);
}
