import { expect } from "vitest";
import { scopeOf } from "../support/branded.ts";
import type { RunningDemo } from "../support/demoRun.ts";
import type { Visit } from "../support/journey.ts";
import { until } from "../support/until.ts";

/** The script that a host page loads. */
export const shopScript = '<script type="module" src="/storefront.js" crossorigin></script>';

/** A host page with this body. */
export function hostPage(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Host</title>
<link rel="icon" href="data:," /></head><body>${body}</body></html>`;
}

/** Waits until the page's address has this path. */
export async function pathIs({ page }: Visit, path: string): Promise<void> {
  await until(() => expect(new URL(page.url()).pathname).toBe(path));
}

/** The key of a row that the device stores for a store. */
export function keyOf(name: string, storeId = 120): string {
  return `servery:${scopeOf(storeId)}:${name}`;
}

/** The row that the device stores for a store. */
export function storedRow({ page }: Visit, name: string, storeId = 120): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), keyOf(name, storeId));
}

/** Sets an attribute of the first shop on the page, or removes it. */
export function setAttribute({ page }: Visit, name: string, value: string | null): Promise<void> {
  return page.$eval(
    "servery-storefront",
    (element, key, to) => (to === null ? element.removeAttribute(key) : element.setAttribute(key, to)),
    name,
    value,
  );
}

/** Waits until the shops on the page have these languages. */
export async function languagesAre({ page }: Visit, ...expected: readonly string[]): Promise<void> {
  const languages = () => page.$$eval(">>> .servery", (roots) => roots.map((root) => root.getAttribute("lang")));
  await until(async () => expect(await languages()).toEqual(expected));
}

/** Chooses Chinese in a desk's header. */
export async function chooseChinese(visit: Visit): Promise<void> {
  await visit.click("button", "Language English");
  await visit.click("button", "简体中文");
}

/** Tells the page that the network is back, so that what failed is read again without a wait. */
export function comeBackOnline({ page }: Visit): Promise<boolean> {
  return page.evaluate(() => dispatchEvent(new Event("online")));
}

/** Adds up the layout shifts, except those right after a tap, which the tap causes. */
export const noteShifts = `window.shift = 0;
window.moved = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput) continue;
    window.shift += value;
    for (const { node, previousRect: { x, y }, currentRect: now } of sources)
      window.moved.push((node?.textContent ?? "gone").slice(0, 80) + [":", x, y, "to", now.x, now.y].join(" "));
  }
}).observe({ type: "layout-shift", buffered: true });`;

/** Moves the backend's clock. */
export async function moveDemoClock({ origin }: RunningDemo, time: number): Promise<void> {
  const now = new Date(time).toISOString();
  await fetch(`${origin}/sandbox/clock`, { method: "PUT", body: JSON.stringify({ now }) });
}

/** A script that moves the device's clock by this much. */
export function movingDeviceClock(ms: number): string {
  return `{ const real = Date.now; Date.now = () => real.call(Date) + ${ms}; }`;
}

/** Sells out a dish of the burger place. */
export async function sellOut({ read, merge }: RunningDemo, productId: string): Promise<void> {
  const menu = "Companies/120/Menus/DefaultMenu";
  const { Products } = (await read(menu)) as { Products: Record<string, object> };
  await merge(menu, { Products: { ...Products, [productId]: { ...Products[productId], Status: 3 } } });
}
