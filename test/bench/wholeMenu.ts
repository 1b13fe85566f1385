import type { ElementHandle, Page } from "puppeteer-core";
import { firstProduct, lookSeldom, type Times, timesOf } from "./watch.ts";

export const acts = ["dialog", "add", "category", "cart", "search"] as const;

export interface WholeMenu {
  readonly heapBytes: number;
  readonly nodesPerCard: number;
  readonly fibersPerCard: number;
  /** Milliseconds from each act to its paint, as the browser counts them: in steps of 8 ms. */
  readonly actMs: Readonly<Record<(typeof acts)[number], number>>;
}

/** The browser doesn't report shorter ones. */
const leastMs = 16;

/** The first visible element whose name starts with `start`, in the window if there is one. */
async function named(page: Page, tag: string, start: string): Promise<ElementHandle> {
  const found = await page.waitForFunction(
    (selector, words) => {
      const root = document.querySelector("servery-storefront")?.shadowRoot;
      const all = [...(root?.querySelectorAll(selector) ?? [])].filter((each) => each.checkVisibility());
      const found = all.filter((each) =>
        (each.getAttribute("aria-label") ?? each.textContent).trim().startsWith(words),
      );
      const inWindow = found.find((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
      return inWindow ?? found[0];
    },
    lookSeldom,
    tag,
    start,
  );
  return found as ElementHandle;
}

/** The longest interaction that the act causes, including the response to lifting a finger or a key. */
async function timeOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (globalThis as unknown as { benchTimes: Times }).benchTimes.interactions.length = 0;
  });
  await act();
  // The browser reports interactions some frames later.
  await new Promise((resolve) => setTimeout(resolve, 700));
  return Math.max(leastMs, ...(await timesOf(page)).interactions);
}

async function leaveDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.waitForFunction(
    () => !document.querySelector("servery-storefront")?.shadowRoot?.querySelector("dialog[open]"),
    lookSeldom,
  );
  await page.waitForNetworkIdle({ idleTime: 300 });
}

async function actMs(page: Page): Promise<WholeMenu["actMs"]> {
  const press = async (tag: string, start: string) => {
    const target = await named(page, tag, start);
    await target.hover();
    // Waits for what the hovering pointer prefetches.
    await page.waitForNetworkIdle({ idleTime: 300 });
    return timeOf(page, async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
  };
  const dialog = await press("button", firstProduct.text);
  const add = await press("dialog button", "Add to cart");
  await leaveDialog(page);
  const category = await press("a", "Category 3");
  const cart = await press("a", "Cart");
  await leaveDialog(page);
  const field = await named(page, "input[type=search]", "Search");
  await field.click();
  const search = await timeOf(page, () => page.keyboard.type("number 10777", { delay: 250 }));
  return { dialog, add, category, cart, search };
}

/** The DOM nodes of a card in the middle of the first section, and the average number of React fibers per card. */
function weighCard(): { readonly nodes: number; readonly fibers: number } {
  interface Fiber {
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly alternate: Fiber | null;
  }
  const menu = document.querySelector("servery-storefront")?.shadowRoot?.querySelector(".menu-view");
  const cards = menu?.querySelectorAll("[data-category] .menu-card") ?? [];
  const item = cards[5]?.closest("li");
  if (!menu || !item) return { nodes: Number.NaN, fibers: Number.NaN };
  const count = (fiber: Fiber | null): number => (fiber ? 1 + count(fiber.child) + count(fiber.sibling) : 0);
  const key = Object.keys(menu).find((name) => name.startsWith("__reactFiber$"));
  const fiber = (menu as unknown as Record<string, Fiber>)[key ?? ""];
  // One of the two is the previous drawing, when the cards still lacked their later parts.
  const fibers = [fiber, fiber?.alternate].map((each) => (each ? 1 + count(each.child) : 0));
  return { nodes: item.querySelectorAll("*").length + 1, fibers: Math.max(...fibers) / cards.length };
}

export async function measureWholeMenu(page: Page): Promise<WholeMenu> {
  const client = await page.createCDPSession();
  await client.send("HeapProfiler.enable");
  await client.send("HeapProfiler.collectGarbage");
  const { usedSize } = await client.send("Runtime.getHeapUsage");
  const { nodes, fibers } = await page.evaluate(weighCard);
  return { heapBytes: usedSize, nodesPerCard: nodes, fibersPerCard: fibers, actMs: await actMs(page) };
}
