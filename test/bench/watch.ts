import type { Page } from "puppeteer-core";

export interface Watched {
  /** What is looked for: in the shop where there is one, else in the page. */
  readonly selector: string;
  readonly text: string;
}

export interface Times {
  /** Since the end of the host's HTML. */
  visibleMs?: number;
  dialogMs?: number;
  readonly tasks: { readonly startMs: number; readonly durationMs: number }[];
  readonly interactions: number[];
  shift: number;
}

export const firstProduct: Watched = { selector: ".menu-card", text: "Dish number" };

/** From its next document on, a page notes when what is looked for is painted, and what happened before and after. */
function watch({ selector, text }: Watched): void {
  const times: Times = { tasks: [], interactions: [], shift: 0 };
  Object.assign(globalThis, { benchTimes: times });
  // A frame's callbacks run before its paint, a message posted there comes right after it.
  const afterPaint = (tell: () => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = tell;
    channel.port2.postMessage(null);
  };
  const htmlEnd = () => {
    const [page] = performance.getEntriesByType("navigation");
    return page instanceof PerformanceNavigationTiming ? page.responseEnd : Number.NaN;
  };
  const shown = (element: Element) => {
    if (times.visibleMs !== undefined) return;
    times.visibleMs = performance.now() - htmlEnd();
    const { x, y, width, height } = element.getBoundingClientRect();
    const { onFirstProduct } = globalThis as { readonly onFirstProduct?: (x: number, y: number) => void };
    onFirstProduct?.(x + Math.min(width, 200) / 2, y + height / 2);
  };
  const look = () => {
    const root = document.querySelector("servery-storefront")?.shadowRoot ?? document;
    const first = times.visibleMs === undefined ? root.querySelector(selector) : null;
    if (first?.checkVisibility() && first.textContent.includes(text)) afterPaint(() => shown(first));
    // Only for whom a tap is made: in a long menu to look for it takes as long as a part of what is measured.
    // A dialog is painted as a popover first (`ui/showModal.ts`).
    const isTapped = "onFirstProduct" in globalThis && times.dialogMs === undefined;
    if (isTapped && root.querySelector("dialog:is([open], :popover-open) h2")?.textContent) {
      afterPaint(() => {
        times.dialogMs ??= performance.now() - htmlEnd();
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      times.tasks.push({ startMs: startTime - htmlEnd(), durationMs: duration });
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

export async function watchPage(page: Page, watched: Watched): Promise<void> {
  await page.evaluateOnNewDocument(watch, watched);
}

export function timesOf(page: Page): Promise<Times> {
  return page.evaluate(() => (globalThis as unknown as { benchTimes: Times }).benchTimes);
}

/** Seldom, and by the shortest way: what looks into the page in each frame is a part of what it measures. */
export const lookSeldom = { polling: 200, timeout: 60_000 };

export async function untilTimed(page: Page, name: "visibleMs" | "dialogMs"): Promise<void> {
  await page.waitForFunction(
    (key) => (globalThis as unknown as { benchTimes: Times }).benchTimes[key] !== undefined,
    lookSeldom,
    name,
  );
}

/** All its cards are there, and nothing more comes. */
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
