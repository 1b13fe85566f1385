import type { ElementHandle, Page, SerializedAXNode } from "puppeteer-core";
import { vi } from "vitest";

export type Name = string | RegExp;

const patience = { timeout: 10_000, interval: 50 };

/** A page as a screen reader presents it: by roles and names, in any shadow root. */
export interface PageReader {
  /** Waits for the app, and for its first element with this role and name. A text means the whole name. */
  find(role: string, name: Name): Promise<SerializedAXNode>;
  /** Waits until the field holds the value. */
  holds(role: string, name: Name, value: string): Promise<void>;
  /** Waits until none is left. */
  gone(role: string, name: Name): Promise<void>;
  /** Whether it is there now. */
  has(role: string, name: Name): Promise<boolean>;
  /** The names of all elements of a role, in order, as they are now. */
  names(role: string): Promise<readonly string[]>;
  /** Waits until the text stands somewhere on the page. */
  read(text: Name): Promise<void>;
  /** Everything that can be read now. */
  text(): Promise<string>;
  /** Waits for the app's own, which stays. */
  handle(role: string, name: Name): Promise<ElementHandle>;
  /** A real click in the middle of the element, when the app is there. */
  click(role: string, name: Name): Promise<void>;
  /** One on what is drawn now, by whomever. */
  tap(role: string, name: Name): Promise<void>;
  /** All of it at once, as a keyboard that completes words does: that each key works is the keyboard journeys' to see. */
  type(role: string, name: Name, text: string): Promise<void>;
  /** What has the focus now. */
  focused(): Promise<{ readonly role: string; readonly name: string } | null>;
}

function flat(node: SerializedAXNode): readonly SerializedAXNode[] {
  return [node, ...(node.children ?? []).flatMap(flat)];
}

function fits(text: string | undefined, name: Name): boolean {
  return typeof name === "string" ? text === name : name.test(text ?? "");
}

/** What lies under a bar that sticks is scrolled from under it, as a person does before the tap. */
function bringFromUnderBars(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(left + width / 2, top + height / 2);
  if (hit?.closest(".cart-bar, .menu-bar") && !element.contains(hit)) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  }
}

/** The first screen, which the app has not taken over yet. */
const isFirstScreen = () =>
  Array.from(document.querySelectorAll("servery-storefront"), ({ shadowRoot }) => [...(shadowRoot?.children ?? [])])
    .flat()
    .some((root) => root.matches(".servery") && !Object.keys(root).some((key) => key.startsWith("__react")));

export function createPageReader(page: Page): PageReader {
  async function nodes(): Promise<readonly SerializedAXNode[]> {
    const tree = await page.accessibility.snapshot({ interestingOnly: false, includeIframes: true });
    return tree ? flat(tree) : [];
  }

  /** Each snapshot costs the page some milliseconds: one for each look. */
  async function look(role: string, name: Name): Promise<SerializedAXNode> {
    const ofRole = (await nodes()).filter((node) => node.role === role);
    const first = ofRole.find((node) => fits(node.name, name));
    if (first) return first;
    throw new Error(`There is no ${role} ${name}, only: ${ofRole.map((node) => node.name).join(" | ")}`);
  }

  async function has(role: string, name: Name): Promise<boolean> {
    return (await nodes()).some((node) => node.role === role && fits(node.name, name));
  }

  async function names(role: string): Promise<readonly string[]> {
    return (await nodes()).filter((node) => node.role === role).map((node) => node.name ?? "");
  }

  async function text(): Promise<string> {
    const parts = (await nodes()).filter(({ role }) => role === "StaticText");
    return parts.map(({ name }) => name ?? "").join(" ");
  }

  async function lookUp(role: string, name: Name): Promise<ElementHandle> {
    const element = await (await look(role, name)).elementHandle();
    if (!element) throw new Error(`The ${role} ${name} went away.`);
    return element;
  }

  /** What is drawn before the app comes gives way to the app's. */
  async function untilTakenOver(): Promise<void> {
    if (await page.evaluate(isFirstScreen)) throw new Error("The app hasn't taken over yet.");
  }

  const handle: PageReader["handle"] = (role, name) =>
    vi.waitFor(async () => {
      const element = await lookUp(role, name);
      await untilTakenOver();
      // It may have gone with the first screen.
      if (await element.evaluate(({ isConnected }) => isConnected)) return element;
      throw new Error(`The ${role} ${name} went away.`);
    }, patience);

  async function press(target: ElementHandle): Promise<void> {
    await target.evaluate(bringFromUnderBars);
    // Waits until it stops moving, because a sliding element would be missed; one that was drawn again is looked up again.
    await target.asLocator().setTimeout(2_000).click();
  }

  return {
    find: (role, name) =>
      vi.waitFor(async () => {
        const found = await look(role, name);
        await untilTakenOver();
        return found;
      }, patience),
    handle,
    names,
    text,
    holds: (role, name, value) =>
      vi.waitFor(async () => {
        const field = await look(role, name);
        if (field.value !== value) throw new Error(`The ${role} ${name} holds: ${field.value}`);
      }, patience),
    has,
    gone: (role, name) =>
      vi.waitFor(async () => {
        if (await has(role, name)) throw new Error(`There still is a ${role} ${name}.`);
      }, patience),
    read: (wanted) =>
      vi.waitFor(async () => {
        const shown = await text();
        const isThere = typeof wanted === "string" ? shown.includes(wanted) : wanted.test(shown);
        if (!isThere) throw new Error(`Nowhere on the page: ${wanted}. It says: ${shown.slice(0, 600)}`);
      }, patience),
    click: (role, name) =>
      vi.waitFor(async () => {
        const target = await lookUp(role, name);
        await untilTakenOver();
        await press(target);
      }, patience),
    tap: (role, name) => vi.waitFor(async () => press(await lookUp(role, name)), patience),
    async type(role, name, text) {
      await (await handle(role, name)).focus();
      await page.keyboard.sendCharacter(text);
    },
    async focused() {
      const found = (await nodes()).findLast((node) => node.focused);
      return found ? { role: found.role, name: found.name ?? "" } : null;
    },
  };
}
