import type { Page } from "puppeteer-core";

export interface Times {
  /** Milliseconds since the first byte of the host page's HTML. */
  visibleMs?: number;
  dialogMs?: number;
  readonly tasks: { readonly startMs: number; readonly durationMs: number }[];
  readonly interactions: number[];
  shift: number;
}

/** The element to look for: in the shop if there is one, else in the page. */
export const firstProduct = { selector: ".menu-card", text: "Dish number" };

/** From the next document on, records when the element is painted, and long tasks, layout shifts and interactions. */
function watch({ selector, text }: typeof firstProduct): void {
  const times: Times = { tasks: [], interactions: [], shift: 0 };
  Object.assign(globalThis, { benchTimes: times });
  // A frame's callbacks run before its paint, and a message posted there arrives right after it.
  const afterPaint = (tell: () => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = tell;
    channel.port2.postMessage(null);
  };
  const htmlStart = () => {
    const [page] = performance.getEntriesByType("navigation");
    return page instanceof PerformanceNavigationTiming ? page.responseStart : Number.NaN;
  };
  const shown = (element: Element) => {
    if (times.visibleMs !== undefined) return;
    times.visibleMs = performance.now() - htmlStart();
    const { x, y, width, height } = element.getBoundingClientRect();
    const { onFirstProduct } = globalThis as { readonly onFirstProduct?: (x: number, y: number) => void };
    onFirstProduct?.(x + Math.min(width, 200) / 2, y + height / 2);
  };
  const look = () => {
    const root = document.querySelector("servery-storefront")?.shadowRoot ?? document;
    const first = times.visibleMs === undefined ? root.querySelector(selector) : null;
    if (first?.checkVisibility() && first.textContent.includes(text)) afterPaint(() => shown(first));
    // Only if a tap follows: in a long menu, searching takes as long as part of what is measured. A dialog is painted
    // as a popover first (`ui/showModal.ts`).
    const isTapped = "onFirstProduct" in globalThis && times.dialogMs === undefined;
    if (isTapped && root.querySelector("dialog:is([open], :popover-open) h2")?.textContent) {
      afterPaint(() => {
        times.dialogMs ??= performance.now() - htmlStart();
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      times.tasks.push({ startMs: startTime - htmlStart(), durationMs: duration });
    }
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    })[]) {
      if (!hadRecentInput) times.shift += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0) times.interactions.push(duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

export async function watchPage(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(watch, firstProduct);
}

export function timesOf(page: Page): Promise<Times> {
  return page.evaluate(() => (globalThis as unknown as { benchTimes: Times }).benchTimes);
}

/** Rarely, and with little work, because code that checks the page in each frame becomes part of the measurement. */
export const lookSeldom = { polling: 200, timeout: 60_000 };

export async function untilTimed(page: Page, name: "visibleMs" | "dialogMs"): Promise<void> {
  await page.waitForFunction(
    (key) => (globalThis as unknown as { benchTimes: Times }).benchTimes[key] !== undefined,
    lookSeldom,
    name,
  );
}

/** Waits until all cards have appeared and nothing more loads. */
export async function untilWhole(page: Page, cards: number): Promise<void> {
  await page.waitForFunction(
    (count) => {
      const root = document.querySelector("servery-storefront")?.shadowRoot;
      return (root?.querySelectorAll("[data-category] .menu-card").length ?? 0) >= count;
    },
    lookSeldom,
    cards,
  );
  await page.waitForNetworkIdle({ idleTime: 500 });
}
