// @vitest-environment happy-dom

import fc from "fast-check";
import { act, type ReactNode, useLayoutEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messages as english } from "../../locales/en.po";
import { messages as chinese } from "../../locales/zh-CN.po";
import { createStorefront } from "../../src/app/composition/createStorefront.tsx";
import { drawAll, type FirstScreenInput } from "../../src/first/drawAll.ts";
import { startsPage } from "../../src/ui/startsPage.ts";
import type { DrawnScreen } from "../../src/wire/host/drawnScreen.ts";
import { answersFor, anyVisit, type Visit } from "./randomVisits.ts";

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const baked = { apiUrl: "https://shop.example/api", firebase: { apiKey: "k", projectId: "p" } };
const base = "https://shop.example/storefront.js";
const words = new Map([
  ["en", Promise.resolve(english)],
  ["zh-CN", Promise.resolve(chinese)],
] as const);

beforeEach(() => {
  // Fake timers keep the entry from giving up, so only its markup is compared.
  vi.useFakeTimers({ toFake: ["Date", "setTimeout"] });
  vi.stubGlobal("fetch", () => new Promise<Response>(() => {}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function elementOf({ widthPx, topPx, attributes }: Visit): HTMLElement {
  const element = document.body.appendChild(document.createElement("servery-storefront"));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.defineProperty(element, "offsetWidth", { value: widthPx });
  element.getBoundingClientRect = () => new DOMRect(0, topPx, widthPx, 0);
  return element;
}

/** What React generates, which the names of a choice begin with. */
const generated = /^_r_/;

/** Every element with its attributes and text. React's generated names aren't part of it. */
function markupOf(root: ParentNode): readonly string[] {
  return Array.from(root.querySelectorAll("*"), (node) => {
    const attributes = Array.from(node.attributes, ({ name, value }) => `${name}="${value}"`)
      .filter((_attribute, at) => !generated.test(node.attributes[at]?.value ?? ""))
      .sort();
    const text = Array.from(node.childNodes, (child) => (child.nodeType === 3 ? child.textContent : "·")).join("");
    return `${node.tagName} ${attributes.join(" ")} ${text}`;
  });
}

function keepAll(visit: Visit): void {
  localStorage.clear();
  for (const [key, value] of Object.entries(visit.readStored)) {
    localStorage.setItem(`servery:store-120:${key}`, JSON.stringify({ version: 1, value }));
  }
}

interface Drawn {
  readonly markup: readonly string[];
  readonly choice: DrawnScreen["choice"];
}

/** Null if the entry leaves the screen to the app. */
async function drawnBy(visit: Visit): Promise<Drawn | null> {
  const element = elementOf(visit);
  const readStored = (key: string) => localStorage.getItem(key);
  const screens: FirstScreenInput["screens"] = new Map();
  const isDrawn = new Promise<void>((resolve) => {
    const add = screens.set.bind(screens);
    screens.set = (...drawn) => {
      resolve();
      return add(...drawn);
    };
  });
  const [store, menus] = answersFor(visit);
  const done = drawAll({
    shops: [{ element, urls: ["store", "menus"], published: [] }],
    ask: (url) => (url === "store" ? store : menus),
    words,
    readStored,
    saveStored: () => {},
    baked,
    base,
    screens,
    importDish: () => new Promise(() => {}),
    importWaiting: () => import("../../src/first/drawWaiting.ts"),
  });
  // `drawAll` also waits for a paint, so stop as soon as the screen is rendered.
  await Promise.race([done, isDrawn]);
  const screen = screens.get(element);
  screen?.showPhotos();
  return screen && element.shadowRoot ? { markup: markupOf(element.shadowRoot), choice: screen.choice } : null;
}

interface FirstCommitProps {
  readonly onDone: () => void;
  readonly children: ReactNode;
}

function FirstCommit({ onDone, children }: FirstCommitProps) {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!isDone.current) onDone();
    isDone.current = true;
  });
  return children;
}

/** The app's first commit, before any of its effects. */
async function drawnByApp(visit: Visit, choice: Drawn["choice"]): Promise<readonly string[]> {
  const host = elementOf(visit);
  const root = host.attachShadow({ mode: "open" });
  const [store, menus] = answersFor(visit);
  const of = "https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents/Companies/120";
  const started = new Map([
    [`${of}?key=k`, store],
    [`${of}/Menus?key=k&pageSize=300`, menus],
  ]) as Map<string, Promise<Response>>;
  const attributes = visit.attributes;
  const screens = new Map([
    [host, { drawn: host, pressed: [], held: null, startsPage: startsPage(host), choice, shop: null, showPhotos() {} }],
  ]);
  const { signal } = new AbortController();
  const begun = { cardFields: null, baked, base, started, words, screens, signal };
  const storefront = await createStorefront({ host, root, attributes, config: null, ...begun, restart() {} });
  let first: readonly string[] = [];
  const note = () => {
    const copy = document.importNode(root.firstElementChild as Element, true);
    // Its chunk normally loads later, unless another shop on the page has already loaded it.
    copy.querySelector(".cart-bar")?.remove();
    const place = document.createElement("div");
    place.append(copy);
    first = markupOf(place);
  };
  const mount = createRoot(root as unknown as Element);
  act(() => mount.render(<FirstCommit onDone={note}>{storefront.render(() => {})}</FirstCommit>));
  act(() => mount.unmount());
  storefront.dispose();
  return first;
}

async function compare(visit: Visit): Promise<void> {
  keepAll(visit);
  vi.setSystemTime(visit.now);
  history.replaceState(null, "", `${visit.attributes["base-path"]}/store/120`);
  const drawn = await drawnBy(visit);
  // The entry leaves it to the app to say that nothing matches the dietary choices, and a phone's home page.
  const { HomePage } = Object(visit.store["ViewComponentConfigs"]);
  const isLeft = "dietary" in visit.readStored || (HomePage && !visit.attributes["mode"]);
  expect(drawn !== null || isLeft).toBe(true);
  if (!drawn) return;
  expect(drawn.markup.length).toBeGreaterThan(20);
  expect(drawn.markup).toEqual(await drawnByApp(visit, drawn.choice));
}

describe("the entry renders the same markup as the app's first commit", () => {
  it("on a first visit", async () => {
    const first = anyVisit.map((visit) => ({ ...visit, readStored: {} }));
    await fc.assert(fc.asyncProperty(first, compare), { numRuns: 10 });
  }, 20_000);

  it("on a later visit with a stored cart, dietary choices, past orders and menu height", async () => {
    await fc.assert(fc.asyncProperty(anyVisit, compare), { numRuns: 12 });
  }, 20_000);
});
