import type { Page } from "puppeteer-core";
import { settle } from "../quality/stage.ts";

/** Runs in the page before its own scripts. Stops the time, and keeps messages that would disappear after a while. */
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

/**
 * Waits for this many frames without a change or a request. It counts frames because they are late on a busy machine.
 */
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
 * Moves every animation to its end, or to its start if it never ends, and hides the caret. One that follows the scroll
 * position stands still by itself. Also draws menu sections that the browser may skip: which ones those are depends on
 * timing, and it changes the rounding of half pixels.
 */
function freeze(): void {
  const roots = [
    document,
    ...Array.from(document.querySelectorAll("servery-storefront"), ({ shadowRoot }) => shadowRoot),
  ];
  for (const root of roots) {
    if (!root) continue;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { caret-color: transparent !important; }");
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    for (const each of root.querySelectorAll<HTMLElement>("*")) {
      if (getComputedStyle(each).contentVisibility === "auto") each.style.contentVisibility = "visible";
    }
    for (const animation of root.getAnimations()) {
      if (!(animation.timeline instanceof DocumentTimeline)) continue;
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
      else {
        animation.pause();
        animation.currentTime = 0;
      }
    }
  }
}

/** Waits until the page stops changing. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(rest, 12);
  await settle(page);
  await page.evaluate(freeze);
}

/** By how many pixels the phone's cart or checkout is longer than its sheet. 0 if another dialog is above the sheet. */
export function hiddenInSheet(): number {
  const dialogs = document.querySelector("servery-storefront")?.shadowRoot?.querySelectorAll("dialog[open]") ?? [];
  const scroller = [...dialogs].at(-1)?.querySelector(":scope > .sheet__scroll");
  // One pixel is always hidden.
  return scroller ? scroller.scrollHeight - scroller.clientHeight - 1 : 0;
}

/** Scrolls the dialog on top, or else the page, to its end. Returns false if all or nearly all of it is visible. */
export async function scrollToEnd(): Promise<boolean> {
  const dialogs = document.querySelector("servery-storefront")?.shadowRoot?.querySelectorAll("dialog[open]") ?? [];
  const dialog = [...dialogs].at(-1);
  const candidates = dialog ? [dialog, ...dialog.querySelectorAll("*")] : [document.documentElement];
  const scroller = candidates.find(
    (each) =>
      each.scrollHeight > each.clientHeight * 1.15 && (!dialog || getComputedStyle(each).overflowY.startsWith("auto")),
  );
  // Scrolls to the top first, because the menu's current section depends on the previous position.
  for (const top of [0, scroller?.scrollHeight ?? 0]) {
    scroller?.scrollTo({ top, behavior: "instant" });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }
  return scroller !== undefined;
}
