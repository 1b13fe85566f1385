import { sendKeys } from "@web/test-runner-commands";
import { defineStorefront } from "../../../src/element/defineStorefront.ts";
import { config } from "./backend.ts";
import { afterEach, assertTrue, beforeEach, until } from "./runner.ts";

defineStorefront({
  baked: config,
  base: location.href,
  started: new Map(),
  words: new Map(),
  heights: new Map(),
  screens: new Map(),
  errorMessage: () =>
    Object.assign(document.createElement("div"), { textContent: "Ordering could not be loaded. 点餐功能无法加载。" }),
});

export interface Storefront extends HTMLElement {
  config: unknown;
  cardFields: unknown;
}

/** The names of the public events that all elements on the page have sent in this test. */
export const heard: string[] = [];
/** The events of a shop that has started (R83). */
export const arrived: readonly string[] = ["servery:navigate", "servery:ready"];
/** The errors that were logged to the console. */
export const complaints: string[] = [];

const realError = console.error;
for (const name of ["servery:ready", "servery:navigate", "servery:error"]) {
  document.addEventListener(name, () => heard.push(name));
}

beforeEach(() => {
  heard.length = 0;
  complaints.length = 0;
  console.error = (...words) => complaints.push(words.map(String).join(" "));
});

afterEach(async () => {
  for (const element of document.querySelectorAll("servery-storefront, section")) element.remove();
  console.error = realError;
  // A shop stores its menu in idle time, also after it was removed: the next test's shop would show it.
  await new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 1_000 }));
});

export function create(attributes: Readonly<Record<string, string>> = {}): Storefront {
  const element = document.createElement("servery-storefront") as HTMLElement as Storefront;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Adds an element to the page. */
export function place(attributes: Readonly<Record<string, string>> = {}): Storefront {
  return document.body.appendChild(create(attributes));
}

export function textOf({ shadowRoot }: HTMLElement): string {
  return shadowRoot?.textContent ?? "";
}

export function says(element: HTMLElement, words: string): Promise<void> {
  return until(() => textOf(element).includes(words), `the element says "${words}"`);
}

export function search(element: HTMLElement): HTMLInputElement {
  const field = element.shadowRoot?.querySelector<HTMLInputElement>('input[type="search"]') ?? null;
  assertTrue(field !== null, "there is a search field");
  return field;
}

/** Waits for the menu, then types into its search field. */
export async function placeAndSearch(attributes: Readonly<Record<string, string>>): Promise<Storefront> {
  const element = place(attributes);
  await says(element, "House special");
  search(element).focus();
  await sendKeys({ type: "spec" });
  return element;
}
