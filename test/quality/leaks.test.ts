import type { CDPSession, Page } from "puppeteer-core";
import { expect, it } from "vitest";
import { setStage } from "./setStage.ts";
import { embedAddress, find, openPage } from "./stage.ts";

/** The things left behind by a shop that a page can count. */
interface Traces {
  readonly listeners: number;
  readonly timers: number;
  readonly observers: number;
  readonly sheets: number;
  readonly globals: number;
  readonly headChildren: number;
}

interface Memory {
  readonly nodes: number;
  readonly jsEventListeners: number;
  readonly documents: number;
}

/** Runs before any script of the page, and counts what was started and not ended. */
function countTraces(): void {
  const listeners = new Map<string, number>();
  const listenerIds = new WeakMap<object, number>();
  const observers = new Set<ResizeObserver>();
  const timers = new Set<number>();
  let nextId = 1;
  const keyOf = (target: EventTarget, type: string, listener: object, options: unknown) => {
    const capture = typeof options === "object" && options !== null ? Reflect.get(options, "capture") : options;
    if (!listenerIds.has(listener)) listenerIds.set(listener, nextId++);
    const where = target === window ? "window" : target === document ? "document" : null;
    return where && `${where} ${type} ${listenerIds.get(listener)} ${Boolean(capture)}`;
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const key = listener && keyOf(this ?? window, type, listener, options);
    if (key) listeners.set(key, 1);
    return addEventListener.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    const key = listener && keyOf(this ?? window, type, listener, options);
    if (key) listeners.delete(key);
    return removeEventListener.call(this ?? window, type, listener, options);
  };
  const { setInterval, clearInterval } = window;
  Object.assign(window, {
    setInterval: (...all: Parameters<typeof setInterval>) => {
      const id = Number(setInterval(...all));
      timers.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      timers.delete(id);
      clearInterval(id);
    },
  });
  const { observe, disconnect } = ResizeObserver.prototype;
  ResizeObserver.prototype.observe = function watch(...all) {
    observers.add(this);
    return observe.apply(this, all);
  };
  ResizeObserver.prototype.disconnect = function stop() {
    observers.delete(this);
    return disconnect.apply(this);
  };
  Object.assign(window, {
    tracesLeft: (): Traces => ({
      listeners: listeners.size,
      timers: timers.size,
      observers: observers.size,
      sheets: document.adoptedStyleSheets.length,
      globals: Object.keys(window).length,
      headChildren: document.head.children.length,
    }),
  });
}

/** Adds a shop to the page, and removes it after the app has replaced the first screen and shows products. */
async function comeAndGo(times: number): Promise<void> {
  const isShown = (root: ShadowRoot | null) => {
    const shops = [...(root?.querySelectorAll(".servery") ?? [])];
    const isApps = shops.some((shop) => Object.keys(shop).some((key) => key.startsWith("__react")));
    return isApps && root?.querySelector("button.menu-card") !== null;
  };
  for (let cycle = 0; cycle < times; cycle += 1) {
    const element = document.createElement("servery-storefront");
    element.setAttribute("store-id", "120");
    document.body.append(element);
    while (!isShown(element.shadowRoot)) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    element.remove();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

async function memoryOf(page: Page, client: CDPSession): Promise<Memory> {
  // Open requests of the last shop keep it in memory until they are answered.
  await page.waitForNetworkIdle({ idleTime: 500 });
  // Objects released by a finalizer are only collected the next time.
  for (const _pass of [1, 2, 3]) await client.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners, documents } = await client.send("Memory.getDOMCounters");
  return { nodes, jsEventListeners, documents };
}

function tracesOf(page: Page): Promise<Traces> {
  return page.evaluate(() => (globalThis as unknown as { tracesLeft: () => Traces }).tracesLeft());
}

const stage = setStage();

interface Remains {
  readonly traces: Traces;
  readonly memory: Memory;
}

async function addAndRemove(
  cycles: number,
): Promise<Record<"before" | "after", Remains> & { readonly living: Traces }> {
  const page = await openPage(stage.browser, { widthPx: 1280, heightPx: 800 });
  const client = await page.createCDPSession();
  const remains = async () => ({ traces: await tracesOf(page), memory: await memoryOf(page, client) });
  await page.evaluateOnNewDocument(countTraces);
  await page.goto(embedAddress(stage.demo, { "store-id": "120" }));
  await find(page, "button.menu-card");
  // Some of the app's listeners are added just after its first frame.
  await page.waitForNetworkIdle({ idleTime: 500 });
  const living = await tracesOf(page);
  await page.$eval("servery-storefront", (element) => element.remove());
  // React and the browser keep the last one of everything: the first few aren't a leak.
  await page.evaluate(comeAndGo, 5);
  const before = await remains();
  await page.evaluate(comeAndGo, cycles);
  const after = await remains();
  return { living, before, after };
}

it("a shop that was added and removed again leaves no listener, timer, observer, sheet, global or tag", async () => {
  const { living, before, after } = await addAndRemove(5);
  expect(after.traces).toEqual(before.traces);
  // They are counted while they exist.
  expect(living.timers).toBeGreaterThan(before.traces.timers);
  expect(living.observers).toBeGreaterThan(before.traces.observers);
  expect(living.listeners).toBeGreaterThan(before.traces.listeners);
});

it("leaves less than one node each time", { tags: ["thorough"] }, async () => {
  const cycles = 100;
  const { before, after } = await addAndRemove(cycles);
  expect(after.traces).toEqual(before.traces);
  expect(after.memory.documents).toBeLessThanOrEqual(before.memory.documents);
  expect(after.memory.nodes - before.memory.nodes).toBeLessThan(cycles);
  expect(after.memory.jsEventListeners - before.memory.jsEventListeners).toBeLessThan(cycles);
});
