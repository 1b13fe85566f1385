import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { OutgoingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, ElementHandle, Page } from "puppeteer-core";
import { createDemo, type Demo } from "../../widget-demo/backend/createDemo.ts";
import { listenOnLoopback } from "../../widget-demo/backend/loopback.ts";
import { choosingMode } from "../support/orderModeScript.ts";

export const languages = ["en", "zh-CN"] as const;

export interface View {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly language: (typeof languages)[number];
}

export interface Fault {
  readonly match: string;
  readonly times?: number;
  readonly status?: number;
  readonly body?: string;
  readonly delayMs?: number;
}

/** A path below the repository's root. */
export function folder(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** The demo, whose full page has the shop's own card form: the frame has tests of its own. */
export async function startDemo(data = folder("widget-demo/data")): Promise<Demo> {
  const widget = { kind: "built", dist: folder("dist") } as const;
  // Not the test runner's folder: programs start the demo, too.
  const pages = mkdtempSync(join(tmpdir(), "servery-pages-"));
  cpSync(folder("widget-demo/pages"), pages, { recursive: true });
  const fullPage = join(pages, "order/index.html");
  writeFileSync(fullPage, readFileSync(fullPage, "utf8").replace("?card-frame", ""));
  const demo = await createDemo({ data, pages, widget, port: 0 });
  return {
    ...demo,
    async close() {
      await demo.close();
      rmSync(pages, { recursive: true, force: true });
    },
  };
}

/** The demo's restaurant in the view's language. */
export function storeIdOf({ language }: Pick<View, "language">): number {
  return language === "en" ? 120 : 121;
}

export type Size = Pick<View, "widthPx" | "heightPx">;

/** A page without motion that can be left at any time. */
export async function newPage(context: BrowserContext, { widthPx, heightPx }: Size): Promise<Page> {
  const page = await context.newPage();
  await page.setViewport({ width: widthPx, height: heightPx });
  // The screens for a delivery choose it themselves.
  await page.evaluateOnNewDocument(choosingMode("pickup"));
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
  // An order that is being sent asks before the page is left.
  page.on("dialog", (question) => void question.accept());
  return page;
}

/** A page with its own storage. */
export async function openPage(browser: Browser, size: Size): Promise<Page> {
  return newPage(await browser.createBrowserContext(), size);
}

/** Adds this CSS to the following pages as the host page's own style, which no script of the page removes. */
export async function dressPage(page: Page, css: string): Promise<void> {
  await page.evaluateOnNewDocument((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

export function embedAddress(demo: Demo, attributes: Readonly<Record<string, string>>): string {
  return `${demo.url}embed.html?${new URLSearchParams(attributes)}`;
}

export function inShop(selector: string): string {
  return `servery-storefront >>> ${selector}`;
}

/** React marks the elements that it renders. */
function isDrawnByApp(element: Element): boolean {
  const shop = element.closest(".servery");
  return !shop || Object.keys(shop).some((key) => key.startsWith("__react"));
}

/** Waits until the app shows the element, because the app replaces what is rendered before. */
export async function find(page: Page, selector: string): Promise<ElementHandle> {
  const found = await page.waitForSelector(inShop(selector), { visible: true });
  if (!found) throw new Error(`The shop shows no ${selector}.`);
  if (await found.evaluate(isDrawnByApp)) return found;
  await page.waitForFunction((element) => !element.isConnected, {}, found);
  return find(page, selector);
}

/** Waits until the page can be used again: a dialog that is only out of view still holds the focus. */
export async function dialogGone(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector("servery-storefront")?.shadowRoot?.querySelector("dialog[open]") === null,
  );
}

/** Waits for the end of finite animations. */
async function stand(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.querySelector("servery-storefront")?.shadowRoot?.getAnimations() ?? [];
    const passing = moving.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Waits for visible photos, fonts and animations. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const root = document.querySelector("servery-storefront")?.shadowRoot;
    const coming = [...(root?.querySelectorAll("img") ?? [])].filter(({ complete }) => !complete);
    if (coming.length === 0) return true;
    const observed = await new Promise<readonly IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        resolve(entries);
      });
      for (const photo of coming) observer.observe(photo);
    });
    // One that begins where the window ends intersects too, but nothing of it is in sight, so it isn't requested.
    return !observed.some(({ intersectionRatio }) => intersectionRatio > 0);
  });
  await page.evaluate(async () => {
    // A photo that has loaded is decoded asynchronously, and drawn a few frames later.
    const photos = document.querySelector("servery-storefront")?.shadowRoot?.querySelectorAll("img") ?? [];
    await Promise.allSettled(Array.from(photos, (photo) => (photo.complete ? photo.decode() : null)));
    await document.fonts.ready;
  });
  await stand(page);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
}

/** Clicks the element when it has stopped moving, is visible and isn't covered. Before that a click would miss it. */
export async function press(page: Page, selector: string): Promise<void> {
  const target = await find(page, selector);
  await stand(page);
  const place = await target.evaluate(async (node) => {
    const root = node.getRootNode() as ShadowRoot;
    let hit: Element | null = null;
    let before = "";
    for (let frames = 0; frames < 300; frames += 1) {
      // Of what is higher than the window, "nearest" may leave the middle outside.
      const block = node.clientHeight > innerHeight ? "center" : "nearest";
      node.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
      await new Promise(requestAnimationFrame);
      const { x, y, width, height } = node.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      hit = root.elementFromPoint(middle.x, middle.y);
      const now = JSON.stringify([middle, width, height]);
      // Content that is added above the element moves it.
      if (now === before && hit && (node.contains(hit) || hit.contains(node))) return middle;
      before = now;
    }
    return `${hit?.outerHTML.slice(0, 200)}`;
  });
  if (typeof place === "string") throw new Error(`${selector} can't be pressed. At its position is: ${place}`);
  await page.mouse.click(place.x, place.y);
}

async function tellSandbox(demo: Demo, method: string, path: string, body?: unknown): Promise<void> {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`${demo.url}sandbox/${path}`, { method, ...init });
  if (!answer.ok) throw new Error(`The sandbox answers ${answer.status} to ${method} ${path}.`);
}

export function addFault(demo: Demo, fault: Fault): Promise<void> {
  return tellSandbox(demo, "POST", "faults", fault);
}

export function changeDocument(demo: Demo, path: string, fields: object): Promise<void> {
  return tellSandbox(demo, "PATCH", `documents/${path}`, fields);
}

/** Sets the status of the only order. */
export async function setStatus(demo: Demo, OnlineOrderStatus: number): Promise<void> {
  const listed = await fetch(`${demo.url}sandbox/orders`);
  const orders = (await listed.json()) as readonly { readonly document: { readonly UDID: string } }[];
  const [only] = orders;
  if (!only || orders.length > 1) throw new Error(`The sandbox lists ${orders.length} orders instead of one.`);
  await tellSandbox(demo, "POST", `orders/${only.document.UDID}/status`, { OnlineOrderStatus });
}

export function resetDemo(demo: Demo): Promise<void> {
  return tellSandbox(demo, "POST", "reset");
}

export interface HostSite {
  /** `http://localhost:PORT/` */
  readonly url: string;
  close(): Promise<void>;
}

/** A host site on another origin: one page, or a style sheet, for each path. */
export async function startHostSite(
  pages: Readonly<Record<string, string>>,
  headers: OutgoingHttpHeaders = {},
): Promise<HostSite> {
  const { port, close } = await listenOnLoopback((request, response) => {
    const path = request.url?.split("?")[0] ?? "";
    const text = pages[path];
    const type = path.endsWith(".css") ? "text/css" : "text/html; charset=utf-8";
    response.writeHead(text === undefined ? 404 : 200, { "Content-Type": type, ...headers });
    response.end(text ?? "");
  }, 0);
  return { url: `http://localhost:${port}/`, close: async () => void (await close()) };
}
