import type { CDPSession, ElementHandle, Page, Protocol, SerializedAXNode } from "puppeteer-core";
import { until } from "./until.ts";

export type Name = string | RegExp;

/**
 * A page as a screen reader presents it: by roles and names, in any shadow root. It ignores what is drawn before the
 * app loads: each method waits until the app has taken over.
 */
export interface PageReader {
  /** Waits for the first element with this role and name. A string must match the whole name. */
  find(role: string, name: Name): Promise<SerializedAXNode>;
  /** Waits until the field has the value. */
  holds(role: string, name: Name, value: string): Promise<void>;
  /** Waits until no such element is left. */
  gone(role: string, name: Name): Promise<void>;
  /** Whether such an element exists now. */
  has(role: string, name: Name): Promise<boolean>;
  /** The current names of all elements of a role, in order. */
  names(role: string): Promise<readonly string[]>;
  /** Waits until the text appears anywhere on the page. */
  read(text: Name): Promise<void>;
  /** All text that is readable now. */
  text(): Promise<string>;
  handle(role: string, name: Name): Promise<ElementHandle>;
  /** A real click in the middle of the element, or a double click. */
  click(role: string, name: Name, count?: number): Promise<void>;
  /** Clicks what is drawn now, even if the app hasn't loaded yet. */
  tap(role: string, name: Name): Promise<void>;
  /**
   * Enters the whole text at once, as an on-screen keyboard that completes words does. Other journeys test single keys.
   */
  type(role: string, name: Name, text: string): Promise<void>;
  /** The element that has keyboard focus now. */
  focused(): Promise<{ readonly role: string; readonly name: string } | null>;
}

function flat(node: SerializedAXNode): readonly SerializedAXNode[] {
  return [node, ...(node.children ?? []).flatMap(flat)];
}

/** Makes a handle for a node that the protocol names. Puppeteer has this, but not in its types. */
interface Adopting {
  mainRealm(): { adoptBackendNode(backendNodeId: number | undefined): Promise<ElementHandle> };
}

function serialize(page: Page, node: Protocol.Accessibility.AXNode): SerializedAXNode {
  const properties = (node.properties ?? []).map(({ name, value }) => [
    name.toLowerCase(),
    // A string, because it may also be "mixed".
    value.type === "tristate" ? value.value === "true" : value.value,
  ]);
  return {
    ...Object.fromEntries(properties),
    role: node.role?.value,
    name: node.name?.value ?? "",
    ...(node.value && { value: node.value.value }),
    ...(node.description && { description: node.description.value }),
    elementHandle: () => (page.mainFrame() as unknown as Adopting).mainRealm().adoptBackendNode(node.backendDOMNodeId),
  };
}

function fits(text: string | undefined, name: Name): boolean {
  return typeof name === "string" ? text === name : name.test(text ?? "");
}

/**
 * Waits until a click in the middle of the element hits it: it is in sight, not under a sticky bar, and rests. All in the
 * page, because each question to it costs as much as a frame.
 */
async function untilItCanBeClicked(element: Element): Promise<void> {
  const root = element.getRootNode() as Document | ShadowRoot;
  const around: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) around.push(each);
  // One that follows the scroll runs as long as the page does.
  const isMoving = ({ playState, timeline, effect }: Animation) =>
    playState === "running" &&
    timeline === document.timeline &&
    effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  // A dialog or drawer starts out of the window, and once more when it becomes modal, so two equal positions in a row
  // don't mean that it rests.
  const isOpening = () =>
    around.some((each) => each.matches("dialog:popover-open") || each.getAnimations().some(isMoving));
  const isDisabled = () => element instanceof HTMLButtonElement && element.disabled;
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left, top, middle: [left + width / 2, top + height / 2] as const };
  };
  const bringIntoSight = () => {
    const { middle } = place();
    const [x, y] = middle;
    // Out of the window or of what scrolls around it, or under a bar. A field may lie under its label's text.
    const isHit = (element.closest("label") ?? element).contains(root.elementFromPoint(x, y));
    if (!isHit) element.scrollIntoView({ block: "center", behavior: "instant" });
  };
  const latest = performance.now() + 2_000;
  for (let last = ""; ; ) {
    await new Promise(requestAnimationFrame);
    if (performance.now() > latest || !element.isConnected) throw new Error("It can't be clicked.");
    if (isOpening()) continue;
    bringIntoSight();
    const { left, top } = place();
    const now = `${left} ${top}`;
    if (now === last && !isDisabled()) break;
    last = now;
  }
  // A tree that was read while a dialog opened includes what is behind it. Clicking there would close the dialog.
  const dialogs = [...root.querySelectorAll("dialog:modal")];
  const isInFront = dialogs.length === 0 || dialogs.some((dialog) => dialog.contains(element));
  if (!isInFront) throw new Error("It lies behind a dialog.");
}

/** What has drawn each shop of the page: the first screen, until the app takes over, or the app. */
const whoDrew = () =>
  Array.from(document.querySelectorAll("servery-storefront"), ({ shadowRoot }) => [...(shadowRoot?.children ?? [])])
    .flat()
    .filter((root) => root.matches(".servery"))
    .map((root) => (Object.keys(root).some((key) => key.startsWith("__react")) ? "app" : "first"))
    .join();

export function createPageReader(page: Page): PageReader {
  async function snapshot(): Promise<readonly SerializedAXNode[]> {
    const tree = await page.accessibility.snapshot({ interestingOnly: false, includeIframes: true });
    return tree ? flat(tree) : [];
  }

  let session: Promise<CDPSession> | null = null;

  async function evaluate(expression: string, returnByValue: boolean): Promise<Protocol.Runtime.RemoteObject> {
    session ??= page.createCDPSession();
    return (await (await session).send("Runtime.evaluate", { expression, returnByValue })).result;
  }

  /** Asks the page for one role only: its whole tree costs it several times as much, and a journey looks a hundred times. */
  async function ofRole(role: string): Promise<readonly SerializedAXNode[]> {
    const { objectId = "" } = await evaluate("document", false);
    const { nodes } = (await (await session)?.send("Accessibility.queryAXTree", { objectId, role })) ?? { nodes: [] };
    return nodes.filter(({ ignored }) => !ignored).map((node) => serialize(page, node));
  }

  /** A query doesn't reach into frames. */
  async function drawn(role: string): Promise<readonly SerializedAXNode[]> {
    const isFramed = page.frames().length > 1;
    return isFramed ? (await snapshot()).filter((node) => node.role === role) : ofRole(role);
  }

  async function drawers(): Promise<string> {
    const [, ...frames] = page.frames();
    const main = evaluate(`(${whoDrew})()`, true).then(({ value }) => String(value));
    // A frame may be removed meanwhile.
    const looks = [main, ...frames.map((frame) => frame.evaluate(whoDrew))].map((each) => each.catch(() => ""));
    const all = (await Promise.all(looks)).join();
    if (all.includes("first")) throw new Error("The app hasn't taken over yet.");
    return all;
  }

  /** Checks before and after the look: on a slow machine, a first screen may have come and gone in between. */
  function appears<T>(look: () => Promise<T>): Promise<T> {
    return until(async () => {
      // The page answers in the order of the questions.
      const [before, seen] = await Promise.all([drawers(), look()]);
      if ((await drawers()) !== before) throw new Error("Another shop was drawn during the look.");
      return seen;
    });
  }

  const all = (role: string) => appears(() => drawn(role));

  function pick(ofRole: readonly SerializedAXNode[], role: string, name: Name): SerializedAXNode {
    const first = ofRole.find((node) => fits(node.name, name));
    if (first) return first;
    throw new Error(`There is no ${role} ${name}, only: ${ofRole.map((node) => node.name).join(" | ")}`);
  }

  const look = async (role: string, name: Name) => pick(await all(role), role, name);

  async function has(role: string, name: Name): Promise<boolean> {
    return (await all(role)).some((node) => fits(node.name, name));
  }

  async function names(role: string): Promise<readonly string[]> {
    return (await all(role)).map((node) => node.name ?? "");
  }

  async function text(): Promise<string> {
    return (await names("StaticText")).join(" ");
  }

  async function elementOf(node: SerializedAXNode): Promise<ElementHandle> {
    const element = await node.elementHandle();
    if (!element) throw new Error(`The ${node.role} ${node.name} went away.`);
    return element;
  }

  const lookUp = async (role: string, name: Name) => elementOf(await look(role, name));
  const handle: PageReader["handle"] = (role, name) => until(() => lookUp(role, name));

  async function press(target: ElementHandle, count = 1): Promise<void> {
    await target.evaluate(untilItCanBeClicked);
    const { x, y } = await target.clickablePoint();
    // Only once: a busy page may take long to respond, and would be clicked again.
    await page.mouse.click(x, y, { count });
  }

  return {
    find: (role, name) => until(() => look(role, name)),
    handle,
    names,
    text,
    holds: (role, name, value) =>
      until(async () => {
        const field = await look(role, name);
        if (field.value !== value) throw new Error(`The ${role} ${name} holds: ${field.value}`);
      }),
    has,
    gone: (role, name) =>
      until(async () => {
        if (await has(role, name)) throw new Error(`There still is a ${role} ${name}.`);
      }),
    read: (wanted) =>
      until(async () => {
        const shown = await text();
        const isThere = typeof wanted === "string" ? shown.includes(wanted) : wanted.test(shown);
        if (!isThere) throw new Error(`Nowhere on the page: ${wanted}. It says: ${shown.slice(0, 600)}`);
      }),
    click: (role, name, count) => until(async () => press(await lookUp(role, name), count)),
    tap: (role, name) => until(async () => press(await elementOf(pick(await drawn(role), role, name)))),
    async type(role, name, text) {
      await until(async () => {
        const field = (await lookUp(role, name)) as ElementHandle<HTMLElement>;
        const hasFocus = await field.evaluate((element) => {
          element.focus();
          return (element.getRootNode() as ShadowRoot).activeElement === element;
        });
        // An element that is being drawn again would not take the text.
        if (!hasFocus) throw new Error(`The ${role} ${name} went away.`);
      });
      await page.keyboard.sendCharacter(text);
    },
    async focused() {
      const found = (await appears(snapshot)).findLast((node) => node.focused);
      return found ? { role: found.role, name: found.name ?? "" } : null;
    },
  };
}
