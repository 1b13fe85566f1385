/**
 * Runs the task when the browser is idle, and half a second later at the latest. Returns a function that cancels it.
 */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(task, { timeout: 500 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(task, 30);
  return () => clearTimeout(handle);
}
