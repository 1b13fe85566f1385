/**
 * Splits long work, so that the page can respond, and a slow phone isn't busy for too long at once. Browsers delay
 * timers, but no messages.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
