import type { ElementHandle, Page } from "puppeteer-core";
import { vi } from "vitest";
import { createTreeReader, type TreeNode } from "./treeReader.ts";

export type Name = string | RegExp;

const patience = { timeout: 10_000, interval: 50 };

/** A page as a screen reader presents it: by roles and names, in any shadow root. */
export interface PageReader {
  /** Waits for the first element with this role and name. A text means the whole name. */
  find(role: string, name: Name): Promise<TreeNode>;
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
  handle(role: string, name: Name): Promise<ElementHandle>;
  /** A real click in the middle of the element. */
  click(role: string, name: Name): Promise<void>;
  type(role: string, name: Name, text: string): Promise<void>;
  /** What has the focus now. */
  focused(): Promise<{ readonly role: string; readonly name: string } | null>;
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

export function createPageReader(page: Page): PageReader {
  const tree = createTreeReader(page);

  /** Chromium looks for a whole name by itself, and sends nothing of what has another one. */
  async function search(role: string, name: Name): Promise<readonly TreeNode[]> {
    const found = await tree.query(typeof name === "string" ? { role, accessibleName: name } : { role });
    return found.filter((node) => fits(node.name, name));
  }

  async function names(role: string): Promise<readonly string[]> {
    return (await tree.query({ role })).map((node) => node.name);
  }

  const text = async () => (await names("StaticText")).join(" ");

  async function look(role: string, name: Name): Promise<TreeNode> {
    const [first] = await search(role, name);
    if (!first) throw new Error(`There is no ${role} ${name}.`);
    return first;
  }

  async function othersInstead(role: string, missing: unknown): Promise<never> {
    throw new Error(`${missing instanceof Error ? missing.message : missing} Only: ${(await names(role)).join(" | ")}`);
  }

  const find: PageReader["find"] = (role, name) =>
    vi.waitFor(() => look(role, name), patience).catch((missing: unknown) => othersInstead(role, missing));

  const handle: PageReader["handle"] = (role, name) =>
    vi
      .waitFor(async () => tree.handleOf(await look(role, name)), patience)
      .catch((missing: unknown) => othersInstead(role, missing));

  return {
    find,
    handle,
    names,
    text,
    holds: (role, name, value) =>
      vi.waitFor(async () => {
        const field = await look(role, name);
        if (field.value !== value) throw new Error(`The ${role} ${name} holds: ${field.value}`);
      }, patience),
    has: async (role, name) => (await search(role, name)).length > 0,
    gone: (role, name) =>
      vi.waitFor(async () => {
        if ((await search(role, name)).length > 0) throw new Error(`There still is a ${role} ${name}.`);
      }, patience),
    read: (wanted) =>
      vi.waitFor(async () => {
        const shown = await text();
        const isThere = typeof wanted === "string" ? shown.includes(wanted) : wanted.test(shown);
        if (!isThere) throw new Error(`Nowhere on the page: ${wanted}. It says: ${shown.slice(0, 600)}`);
      }, patience),
    click: (role, name) =>
      vi.waitFor(async () => {
        const target = await handle(role, name);
        await target.evaluate(bringFromUnderBars);
        // Waits until it stops moving, because a sliding element would be missed; one that was drawn again is looked up
        // again.
        await target.asLocator().setTimeout(2_000).click();
      }, patience),
    async type(role, name, text) {
      await (await handle(role, name)).type(text);
    },
    async focused() {
      const found = (await tree.query({})).findLast((node) => node.focused);
      return found ? { role: found.role, name: found.name } : null;
    },
  };
}
