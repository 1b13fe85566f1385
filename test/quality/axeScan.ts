import { readFileSync } from "node:fs";
import type { AxeResults, ElementContext, NodeResult, RunOptions } from "axe-core";
import type { Page } from "puppeteer-core";
import { folder } from "./stage.ts";

type Axe = typeof import("axe-core");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const options: RunOptions = {
  runOnly: { type: "tag", values: tags },
  resultTypes: ["violations", "incomplete"],
  // No rule of these tags needs axe's copy of all stylesheets, which takes a fifth of a scan's time.
  preload: { assets: ["media"] },
  // What skips here are buttons (`keyboard.test.ts`). axe takes a category that has left the strip for a skip link, because
  // it leads to a place in the page.
  rules: { "skip-link": { enabled: false } },
};

const source = readFileSync(folder("node_modules/axe-core/axe.min.js"), "utf8");

/** Injects axe once per page, because parsing it takes a tenth of a second. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
}

/**
 * Scans again what axe couldn't judge because something covers it, and targets that are half under a bar. Each is
 * scrolled to the middle of the window, and scanned together with the others that come into view.
 */
async function lookCloser(
  rule: "color-contrast" | "target-size",
  targets: readonly (readonly string[])[],
  fine: string,
): Promise<NodeResult[]> {
  const { axe } = globalThis as unknown as { axe: Axe };
  const elementAt = ([host = "", inner = ""]: readonly string[]) =>
    document.querySelector(host)?.shadowRoot?.querySelector(inner) ?? null;
  const found: NodeResult[] = [];
  let covered = targets.map(elementAt).filter((element): element is Element => element?.matches(fine) === false);
  for (let [next] = covered; next; [next] = covered) {
    // Twice, because content that was never in view is laid out only now and moves what is below it.
    for (const _pass of ["lay out", "arrive"]) {
      next.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    const options: RunOptions = { runOnly: { type: "rule", values: [rule] }, elementRef: true };
    const { violations, incomplete } = await axe.run({ include: covered }, options);
    const isSize = rule === "target-size";
    found.push(...(isSize ? [] : violations).flatMap(({ nodes }) => nodes));
    const still = (isSize ? [...violations, ...incomplete] : incomplete).flatMap(({ nodes }) => nodes);
    found.push(...still.filter(({ element }) => element === next));
    const stillCovered = new Set(still.map(({ element }) => element));
    covered = covered.filter((element) => element !== next && stillCovered.has(element as HTMLElement));
  }
  // Elements can't be returned from the page, and related nodes contain elements.
  const withoutNodes = (checks: NodeResult["any"]) => checks.map((check) => ({ ...check, relatedNodes: [] }));
  return found.map(({ any, all, none, html, target }) => {
    return { any: withoutNodes(any), all: withoutNodes(all), none: withoutNodes(none), html, target };
  });
}

/** Results that axe leaves undecided, and why they are no defect. */
const explained: Readonly<Record<string, string>> = {
  ".header--beside + .layout__columns .venues__title":
    "Its first line is beside the header's buttons, its second below them, on one ground: axe takes the seam for a cover.",
  ".menu-bar__strip .category-menu__link": "Pushed out of sight; those in sight are the same.",
  ".photo__initial": "One letter on a plate, in the ink of soft text: axe measures no single letter.",
  ".point-ring__count *": "Inside a ring that is drawn as a line: axe takes it for a picture beneath the words.",
  ".field:has(:is(.card-form__brand, .payment-marks) svg) > .field__control":
    "A phone's field has its label and the card's mark in its box: axe takes the mark for a cover.",
  ".checkout:has([role=listbox]) :not([role=listbox], [role=listbox] *)":
    "Under the open list; without it they are seen on the other screens.",
};

/**
 * Marks the dialog that is on top of the others. axe doesn't know the top layer, where z-index has no effect. The z-index
 * keeps working for what is behind it.
 */
function raiseDialog(): boolean {
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  const dialogs = [...(root?.querySelectorAll<HTMLElement>("dialog[open]") ?? [])];
  // A dialog over a sheet comes after it.
  const top = dialogs.at(-1);
  for (const dialog of dialogs) dialog.toggleAttribute("data-top", dialog === top);
  if (top) top.style.zIndex = "1000";
  return top !== undefined;
}

function line(rule: string, { html, any, all, none }: NodeResult): string {
  const why = [...any, ...all, ...none].map(({ message }) => message).join("; ");
  return `${rule}: ${html.slice(0, 200)}: ${why}`;
}

/**
 * Long menus are rendered in slices while the browser is idle, and a slice that is added during a scan is only half
 * scanned. A headless Chromium renders a frame only on request, and without a next frame it may never be idle again:
 * so this requests frames until it is.
 */
export async function waitUntilDrawn(): Promise<void> {
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  if (!root) return;
  const idle = () =>
    new Promise<void>((resolve) => {
      let isIdle = false;
      const frame = () => void (isIdle || requestAnimationFrame(frame));
      frame();
      requestIdleCallback(() => {
        isIdle = true;
        resolve();
      });
    });
  let isChanged = true;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  observer.observe(root, { childList: true, subtree: true });
  while (isChanged) {
    isChanged = false;
    await new Promise(requestAnimationFrame);
    for (const _slice of ["this one", "the next"]) await idle();
  }
  observer.disconnect();
}

/** Every axe problem in what the shop shows now. */
export async function scan(page: Page): Promise<readonly string[]> {
  await page.evaluate(waitUntilDrawn);
  await bringAxe(page);
  const hasDialog = await page.evaluate(raiseDialog);
  // Content behind an open dialog can't be read or pressed.
  const what = hasDialog ? { fromShadowDom: ["servery-storefront", "dialog[data-top]"] } : "servery-storefront";
  const { violations, incomplete } = await page.evaluate(
    (context, wanted): Promise<AxeResults> => (globalThis as unknown as { axe: Axe }).axe.run(context, wanted),
    what as ElementContext,
    options,
  );
  const seen = [
    ...violations.filter(({ id }) => id !== "target-size"),
    ...incomplete.filter(({ id }) => id !== "color-contrast" && id !== "target-size"),
  ];
  const lines = seen.flatMap(({ id, nodes }) => nodes.map((node) => line(id, node)));
  const closerAt = async (rule: "color-contrast" | "target-size", results: AxeResults["violations"]) => {
    const nodes = results.filter(({ id }) => id === rule).flatMap((result) => result.nodes);
    const targets = nodes.map(({ target }) => target.flat());
    const found = await page.evaluate(lookCloser, rule, targets, Object.keys(explained).join());
    return found.map((node) => line(rule, node));
  };
  const contrast = await closerAt("color-contrast", incomplete);
  return [...lines, ...contrast, ...(await closerAt("target-size", [...violations, ...incomplete]))];
}

/** Every axe problem in the page around the shop. */
export async function scanAround(page: Page): Promise<readonly string[]> {
  await bringAxe(page);
  const { violations, incomplete } = await page.evaluate(
    (wanted): Promise<AxeResults> =>
      (globalThis as unknown as { axe: Axe }).axe.run({ exclude: ["servery-storefront", "iframe"] }, wanted),
    options,
  );
  return [...violations, ...incomplete].flatMap(({ id, nodes }) => nodes.map((node) => line(id, node)));
}
