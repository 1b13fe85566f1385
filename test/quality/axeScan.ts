import { readFileSync } from "node:fs";
import type { AxeResults, ElementContext, NodeResult, RunOptions } from "axe-core";
import type { Page } from "puppeteer-core";
import { folder } from "./stage.ts";

type Axe = typeof import("axe-core");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const options: RunOptions = {
  runOnly: { type: "tag", values: tags },
  resultTypes: ["violations", "incomplete"],
  // No rule of these tags reads axe's copy of all sheets, which takes a fifth of a scan's time.
  preload: { assets: ["media"] },
};

const source = readFileSync(folder("node_modules/axe-core/axe.min.js"), "utf8");

/** Once for each page: to read all of axe takes a tenth of a second. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
}

/**
 * What axe can't judge, since something lies over it, and a target that is half under a bar, are looked at again in the
 * middle of the window: one after the other, with whatever else comes into sight beside it.
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
    // Twice: what was never in sight is laid out only now, and moves what lies below.
    for (const _pass of ["lay out", "arrive"]) {
      next.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    const options: RunOptions = { runOnly: { type: "rule", values: [rule] }, elementRef: true };
    const { violations, incomplete } = await axe.run({ include: covered }, options);
    const isSize = rule === "target-size";
    found.push(...(isSize ? [] : violations).flatMap(({ nodes }) => nodes));
    const still = (isSize ? violations : incomplete).flatMap(({ nodes }) => nodes);
    found.push(...still.filter(({ element }) => element === next));
    const stillCovered = new Set(still.map(({ element }) => element));
    covered = covered.filter((element) => element !== next && stillCovered.has(element as HTMLElement));
  }
  // Elements can't leave the page, and a related node is one, too.
  const withoutNodes = (checks: NodeResult["any"]) => checks.map((check) => ({ ...check, relatedNodes: [] }));
  return found.map(({ any, all, none, html, target }) => {
    return { any: withoutNodes(any), all: withoutNodes(all), none: withoutNodes(none), html, target };
  });
}

/** Known to be undecided, and why that is no flaw. */
const explained: Readonly<Record<string, string>> = {
  ".category-menu__list--strip .category-menu__link": "Pushed out of sight; those in sight are the same.",
  ".photo__initial": "One letter on a plate, in the ink of soft text: axe measures no single letter.",
  ".point-ring__count *": "Inside a ring that is drawn as a line: axe takes it for a picture beneath the words.",
  ".field-grid:has([role=listbox]) *": "Under the open list; without it they are seen on the other screens.",
};

/** axe doesn't know the top layer, in which z-index means nothing; where it means something it stays behind. */
function raiseDialog(): boolean {
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  const dialog = root?.querySelector<HTMLElement>("dialog[open]") ?? null;
  if (dialog) dialog.style.zIndex = "1000";
  return dialog !== null;
}

function line(rule: string, { html, any, all, none }: NodeResult): string {
  const why = [...any, ...all, ...none].map(({ message }) => message).join("; ");
  return `${rule}: ${html.slice(0, 200)}: ${why}`;
}

/**
 * Long menus are drawn in slices while the browser is idle: a slice that comes during a scan is half seen. Chromium
 * isn't idle between a click and the frame after it, and where nothing changes any more it draws one only if asked.
 */
async function waitUntilDrawn(): Promise<void> {
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  if (!root) return;
  let isChanged = true;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  observer.observe(root, { childList: true, subtree: true });
  while (isChanged) {
    isChanged = false;
    await new Promise(requestAnimationFrame);
    for (const _slice of ["this one", "the next"]) await new Promise((resolve) => requestIdleCallback(resolve));
  }
  observer.disconnect();
}

/** Everything that axe finds wrong with what the shop shows now. */
export async function scan(page: Page): Promise<readonly string[]> {
  await page.evaluate(waitUntilDrawn);
  await bringAxe(page);
  const hasDialog = await page.evaluate(raiseDialog);
  // Behind an open dialog nothing can be read or pressed.
  const what = hasDialog ? { fromShadowDom: ["servery-storefront", "dialog[open]"] } : "servery-storefront";
  const { violations, incomplete } = await page.evaluate(
    (context, wanted): Promise<AxeResults> => (globalThis as unknown as { axe: Axe }).axe.run(context, wanted),
    what as ElementContext,
    options,
  );
  const seen = [
    ...violations.filter(({ id }) => id !== "target-size"),
    ...incomplete.filter(({ id }) => id !== "color-contrast"),
  ];
  const lines = seen.flatMap(({ id, nodes }) => nodes.map((node) => line(id, node)));
  const closerAt = async (rule: "color-contrast" | "target-size", results: AxeResults["violations"]) => {
    const targets = results.find(({ id }) => id === rule)?.nodes.map(({ target }) => target.flat()) ?? [];
    const found = await page.evaluate(lookCloser, rule, targets, Object.keys(explained).join());
    return found.map((node) => line(rule, node));
  };
  const contrast = await closerAt("color-contrast", incomplete);
  return [...lines, ...contrast, ...(await closerAt("target-size", violations))];
}

/** Everything that axe finds wrong with the page around the shop. */
export async function scanAround(page: Page): Promise<readonly string[]> {
  await bringAxe(page);
  const { violations, incomplete } = await page.evaluate(
    (wanted): Promise<AxeResults> =>
      (globalThis as unknown as { axe: Axe }).axe.run({ exclude: ["servery-storefront", "iframe"] }, wanted),
    options,
  );
  return [...violations, ...incomplete].flatMap(({ id, nodes }) => nodes.map((node) => line(id, node)));
}
