import type { Page } from "puppeteer-core";
import { settle } from "../quality/stage.ts";

/** In the page, and before its own scripts: the time stands still, and a word that would go after a while stays. */
export function stopClock(nowMs: number): void {
  const { setTimeout } = globalThis;
  Object.assign(globalThis, {
    setTimeout: (task: () => void, afterMs = 0, ...parts: []) =>
      afterMs < 1_000 ? setTimeout(task, afterMs, ...parts) : 0,
  });
  const RunningDate = Date;
  globalThis.Date = class extends RunningDate {
    constructor(...parts: readonly unknown[]) {
      super(...((parts.length > 0 ? parts : [nowMs]) as [number]));
    }
    static override now(): number {
      return nowMs;
    }
  } as DateConstructor;
}

/** Until so many frames have passed in which nothing was changed or fetched: frames are late where a machine is busy. */
async function rest(quietFrames: number): Promise<void> {
  let passed = 0;
  const startAgain = () => {
    passed = 0;
  };
  const observers = [new MutationObserver(startAgain), new PerformanceObserver(startAgain)] as const;
  const shops = Array.from(document.querySelectorAll("servery-storefront"), ({ shadowRoot }) => shadowRoot);
  for (const root of [document, ...shops]) {
    if (!root) continue;
    observers[0].observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    root.addEventListener("scroll", startAgain, { capture: true });
  }
  observers[1].observe({ type: "resource" });
  for (; passed < quietFrames; passed += 1) await new Promise(requestAnimationFrame);
  for (const observer of observers) observer.disconnect();
}

/**
 * What moves is where it ends, or where it begins if it never does; no caret blinks. What a menu may skip is drawn too:
 * which of its sections those are is a matter of time, and they round half pixels by themselves.
 */
function freeze(): void {
  const roots = [
    document,
    ...Array.from(document.querySelectorAll("servery-storefront"), ({ shadowRoot }) => shadowRoot),
  ];
  for (const root of roots) {
    if (!root) continue;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { caret-color: transparent !important; content-visibility: visible !important; }");
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    for (const animation of root.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
      else {
        animation.pause();
        animation.currentTime = 0;
      }
    }
  }
}

/** Waits until the page looks as it always will. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(rest, 12);
  await settle(page);
  await page.evaluate(freeze);
}

/** Scrolls what is in front to its end; false where all of it is in sight, or nearly. */
export async function scrollToEnd(): Promise<boolean> {
  const dialog = document.querySelector("servery-storefront")?.shadowRoot?.querySelector("dialog[open]");
  const candidates = dialog ? [dialog, ...dialog.querySelectorAll("*")] : [document.documentElement];
  const scroller = candidates.find(
    (each) =>
      each.scrollHeight > each.clientHeight * 1.15 && (!dialog || getComputedStyle(each).overflowY.startsWith("auto")),
  );
  // By way of the top: what a menu says of where one is depends on where one was.
  for (const top of [0, scroller?.scrollHeight ?? 0]) {
    scroller?.scrollTo({ top, behavior: "instant" });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }
  return scroller !== undefined;
}
