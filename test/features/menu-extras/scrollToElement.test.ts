// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scrollToElement } from "../../../src/features/menu-extras/scrollToElement.ts";

const frameMs = 100;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A target far down a page whose cards above it get their real height `grows` pixels at a time, frame by frame. `endPx`: the highest that it comes. */
function stage(grows: readonly number[], endPx = 0) {
  let [at, frames] = [4_000, 0];
  const next: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (step: FrameRequestCallback) => next.push(step));
  vi.stubGlobal("cancelAnimationFrame", () => {});
  const scroller = document.scrollingElement ?? document.documentElement;
  vi.spyOn(scroller, "scrollBy").mockImplementation(((by: ScrollToOptions) => {
    at = Math.max(endPx, at - (by.top ?? 0));
  }) as typeof scroller.scrollBy);
  const target = document.body.appendChild(document.createElement("section"));
  vi.spyOn(target, "getBoundingClientRect").mockImplementation(() => ({ top: at }) as DOMRect);
  const onEnd = vi.fn();
  scrollToElement(target, 60, onEnd);
  const play = () => {
    while (onEnd.mock.calls.length === 0 && frames < 100) {
      vi.advanceTimersByTime(frameMs);
      next.shift()?.(performance.now());
      at += grows[frames] ?? 0;
      frames += 1;
    }
    return { at, frames, ends: onEnd.mock.calls.length };
  };
  return play;
}

it("ends below the offset, a few frames after the last step", () => {
  const { at, ends, frames } = stage([])();
  expect([at, ends]).toEqual([60, 1]);
  expect(frames).toBeLessThan(12);
});

it("corrects what cards move that get their height after the last step", () => {
  const { at, ends } = stage([0, 0, 0, 0, 0, -85, 0, 40])();
  expect([at, ends]).toEqual([60, 1]);
});

it("ends as soon for a target that the end of the page keeps lower", () => {
  const { at, ends, frames } = stage([], 300)();
  expect([at, ends]).toEqual([300, 1]);
  expect(frames).toBeLessThan(12);
});

it("gives up if the page never comes to rest", () => {
  const { ends, frames } = stage(Array.from({ length: 100 }, () => 5))();
  expect([ends, frames < 30]).toEqual([1, true]);
});
