import type { ElementHandle, Page } from "puppeteer-core";
import { diner } from "./orderScreens.ts";
import { boxOf, type Clip, countDifferences, takePicture } from "./pixels.ts";

export async function useForcedColours(page: Page): Promise<void> {
  const client = await page.createCDPSession();
  await client.send("Emulation.setEmulatedMedia", {
    features: [
      { name: "forced-colors", value: "active" },
      { name: "prefers-reduced-motion", value: "reduce" },
    ],
  });
}

/** What Tab scrolls into view is there after two frames. */
export function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

export interface Named {
  /** The first class of the focused element. */
  readonly at: string;
  readonly text: string;
}

export interface Stop extends Named {
  /** How many pixels around the element change with the focus. */
  readonly ringPixels: number;
}

export async function focused(page: Page) {
  const handle = await page.evaluateHandle(
    () => document.querySelector("servery-storefront")?.shadowRoot?.activeElement,
  );
  const element = handle.asElement();
  if (!element) throw new Error("The focus has left the shop.");
  return element;
}

function nameOf(element: ElementHandle<Node>): Promise<Named> {
  return element.evaluate((node) => {
    const element = node as HTMLInputElement;
    return {
      at: element.classList[0] ?? "",
      text: element.ariaLabel ?? (element.labels?.[0] ?? element).textContent ?? "",
    };
  });
}

export async function readFocus(page: Page): Promise<Named> {
  return nameOf(await focused(page));
}

/**
 * Returns the focused element, and how visible the focus is, from pictures with and without it. If a response moves the
 * element meanwhile, it is checked again at its new position.
 */
export async function lookAtFocus(page: Page): Promise<Stop> {
  await page.evaluate(nextFrame);
  const element = await focused(page);
  const name = await nameOf(element);
  const box = await boxOf(element as Parameters<typeof boxOf>[0]);
  const clip = { x: Math.max(0, box.x - 8), y: Math.max(0, box.y - 8), width: box.width + 16, height: box.height + 16 };
  const withFocus = await takePicture(page, clip);
  await element.evaluate((node) => (node as HTMLElement).blur());
  const without = await takePicture(page, clip);
  await element.evaluate((node) => (node as HTMLElement).focus({ preventScroll: true }));
  if (!isSameBox(box, await boxOf(element as Parameters<typeof boxOf>[0]))) return lookAtFocus(page);
  return { ...name, ringPixels: await countDifferences(page, withFocus, without) };
}

function isSameBox(one: Clip, other: Clip): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

/** Presses Tab until what is focused is the last stop. Where only the way counts, its name is read, which is quicker than looking at its ring. */
export async function pressTab<S extends Named>(
  page: Page,
  look: (page: Page) => Promise<S>,
  isLast: (stop: S) => boolean,
): Promise<readonly S[]> {
  const stops: S[] = [];
  while (stops.length < 40) {
    await page.keyboard.press("Tab");
    const stop = await look(page);
    stops.push(stop);
    if (isLast(stop)) return stops;
  }
  throw new Error(`No Tab leads there, only to: ${stops.map(({ at, text }) => `${at} ${text}`).join(", ")}`);
}

export function tabTo(page: Page, at: string): Promise<readonly Stop[]> {
  return pressTab(page, lookAtFocus, (stop) => stop.at === at);
}

const texts: Readonly<Record<string, string>> = diner;

/** The text to fill in the focused field with. */
async function textFor(page: Page): Promise<string | undefined> {
  const autocomplete = await (await focused(page)).evaluate((node) => (node as Element).getAttribute("autocomplete"));
  return texts[autocomplete ?? ""];
}

/** Presses Tab until an element with this name is focused, and fills in fields on the way. */
export async function goTo(page: Page, name: RegExp): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 60) {
    await page.keyboard.press("Tab");
    const stop = await lookAtFocus(page);
    stops.push(stop);
    if (name.test(stop.text)) return stops;
    const text = await textFor(page);
    if (text !== undefined) await page.keyboard.type(text);
  }
  throw new Error(`No Tab leads to ${name}: ${stops.map(({ text }) => text).join(", ")}`);
}
