import type { CDPSession, ElementHandle, Page, Protocol, SerializedAXNode } from "puppeteer-core";
import { vi } from "vitest";

export type Name = string | RegExp;

const patience = { timeout: 10_000, interval: 50 };

/** What a screen reader says of an element: its states are there where they are true. */
export interface Seen {
  readonly role: string;
  readonly name: string;
  readonly value?: unknown;
  /** Of the page's own elements, not of a frame's. */
  readonly backendNodeId?: number | undefined;
  readonly [state: string]: unknown;
}

/** A page as a screen reader presents it: by roles and names, in any shadow root. */
export interface PageReader {
  /** Waits for the first element with this role and name. A text means the whole name. */
  find(role: string, name: Name): Promise<Seen>;
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
  /** All of it at once, as a keyboard that completes words does: that each key works is the keyboard journeys' to see. */
  type(role: string, name: Name, text: string): Promise<void>;
  /** What has the focus now. */
  focused(): Promise<{ readonly role: string; readonly name: string } | null>;
}

function flat(node: SerializedAXNode): readonly SerializedAXNode[] {
  return [node, ...(node.children ?? []).flatMap(flat)];
}

function seenOf({ role, name, value, properties = [], backendDOMNodeId }: Protocol.Accessibility.AXNode): Seen {
  const states = properties.map(({ name, value }) => [name, value.value === "true" || value.value] as const);
  return {
    ...Object.fromEntries(states.filter(([, state]) => state && state !== "false")),
    role: String(role?.value),
    name: String(name?.value ?? ""),
    ...(value && { value: value.value }),
    backendNodeId: backendDOMNodeId,
  };
}

function fits(text: string | undefined, name: Name): boolean {
  return typeof name === "string" ? text === name : name.test(text ?? "");
}

/** Where a person presses it once it stands still: what slides in, or is drawn again, would be missed. */
async function placeOf(element: Element): Promise<readonly [x: number, y: number]> {
  if ((element as HTMLButtonElement).disabled) throw new Error("It is disabled.");
  const inSight = () =>
    Array.from(element.getClientRects(), ({ left, top, right, bottom }) => {
      const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
      return { x, y, width: Math.min(right, innerWidth) - x, height: Math.min(bottom, innerHeight) - y };
    }).find(({ width, height }) => width > 0 && height > 0);
  // Chromium's own, which sees what a box that scrolls hides of it.
  (element as Element & { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded();
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(left + width / 2, top + height / 2);
  // What lies under a bar that sticks is scrolled from under it, as a person does before the tap.
  if (hit?.closest(".cart-bar, .menu-bar") && !element.contains(hit)) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  }
  // A tab that nobody looks at has no frames.
  const nextFrame = () => new Promise((resolve) => [requestAnimationFrame(resolve), setTimeout(resolve, 200)]);
  for (let before = ""; ; await nextFrame()) {
    const place = inSight();
    const now = JSON.stringify(place);
    if (place && now === before) return [place.x + place.width / 2, place.y + place.height / 2];
    if (!place && before) throw new Error("It can't be seen.");
    before = now ?? "nowhere";
  }
}

export function createPageReader(page: Page): PageReader {
  let session: Promise<CDPSession> | null = null;

  function ask(): Promise<CDPSession> {
    session ??= page.createCDPSession();
    return session;
  }

  async function nodes(): Promise<readonly SerializedAXNode[]> {
    const tree = await page.accessibility.snapshot({ interestingOnly: false, includeIframes: true });
    return tree ? flat(tree) : [];
  }

  async function ofRole(role: string): Promise<readonly Seen[]> {
    const found = (await nodes()).filter((node) => node.role === role);
    return found.map((node) => ({ ...node, role, name: node.name ?? "", backendNodeId: undefined }));
  }

  /** The browser looks for it itself, in half the time of the whole page. In frames, and far below, it may miss some. */
  async function quickLook(role: string, name: Name): Promise<Seen | undefined> {
    if (page.frames().length > 1) return undefined;
    const client = await ask();
    const { root } = await client.send("DOM.getDocument", { depth: 0 });
    const { backendNodeId } = root;
    const found = await client.send("Accessibility.queryAXTree", { backendNodeId, role });
    return found.nodes
      .filter(({ ignored }) => !ignored)
      .map(seenOf)
      .find((node) => fits(node.name, name));
  }

  async function look(role: string, name: Name): Promise<Seen> {
    const quick = await quickLook(role, name);
    if (quick) return quick;
    const all = await ofRole(role);
    const first = all.find((node) => fits(node.name, name));
    if (first) return first;
    throw new Error(`There is no ${role} ${name}, only: ${all.map((node) => node.name).join(" | ")}`);
  }

  async function has(role: string, name: Name): Promise<boolean> {
    return (await ofRole(role)).some((node) => fits(node.name, name));
  }

  async function names(role: string): Promise<readonly string[]> {
    return (await ofRole(role)).map((node) => node.name);
  }

  async function text(): Promise<string> {
    return (await names("StaticText")).join(" ");
  }

  async function lookUp(role: string, name: Name): Promise<ElementHandle> {
    const found = (await nodes()).find((node) => node.role === role && fits(node.name, name));
    const element = await found?.elementHandle();
    if (!element) throw new Error(`The ${role} ${name} went away.`);
    return element;
  }

  async function clickOnce(role: string, name: Name): Promise<void> {
    const { backendNodeId } = await look(role, name);
    if (!backendNodeId) return (await lookUp(role, name)).asLocator().setTimeout(2_000).click();
    const client = await ask();
    const { object } = await client.send("DOM.resolveNode", { backendNodeId });
    const { result, exceptionDetails } = await client.send("Runtime.callFunctionOn", {
      ...(object.objectId && { objectId: object.objectId }),
      functionDeclaration: `function () { return (${placeOf})(this); }`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`The ${role} ${name}: ${exceptionDetails.exception?.description}`);
    const [x, y] = result.value as Awaited<ReturnType<typeof placeOf>>;
    await page.mouse.click(x, y);
  }

  async function focusOn(role: string, name: Name): Promise<void> {
    const { backendNodeId } = await look(role, name);
    if (backendNodeId) await (await ask()).send("DOM.focus", { backendNodeId });
    else await (await lookUp(role, name)).focus();
  }

  const handle: PageReader["handle"] = (role, name) => vi.waitFor(() => lookUp(role, name), patience);

  return {
    find: (role, name) => vi.waitFor(() => look(role, name), patience),
    handle,
    names,
    text,
    holds: (role, name, value) =>
      vi.waitFor(async () => {
        const field = await look(role, name);
        if (field.value !== value) throw new Error(`The ${role} ${name} holds: ${String(field.value)}`);
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
    click: (role, name) => vi.waitFor(() => clickOnce(role, name), patience),
    type: async (role, name, text) => {
      await vi.waitFor(() => focusOn(role, name), patience);
      await page.keyboard.sendCharacter(text);
    },
    async focused() {
      const found = (await nodes()).findLast((node) => node.focused);
      return found ? { role: found.role, name: found.name ?? "" } : null;
    },
  };
}
