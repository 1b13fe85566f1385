// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AfterBackdrop } from "../../../src/features/product/ProductDialog.tsx";
import { render } from "../../ui/render.tsx";

const showPopover = vi.fn();

/** Simulates a browser that supports popovers. */
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(HTMLElement.prototype, { showPopover });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
  showPopover.mockClear();
});

const draw = () => render(<AfterBackdrop>The dialog</AfterBackdrop>);

it("dims the page immediately, and renders its content after the paint", () => {
  const { root } = draw();
  expect([root.textContent, showPopover.mock.contexts]).toEqual(["", [root.querySelector(".veil")]]);
  act(() => void vi.runAllTimers());
  expect([root.textContent, root.querySelector(".veil")]).toEqual(["The dialog", null]);
});

it("renders nothing if it is unmounted before the paint", () => {
  const { root, unmount } = draw();
  unmount();
  vi.runAllTimers();
  expect(root.textContent).toBe("");
});

it("doesn't wait on a hidden page, which may never be painted", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  expect(draw().root.textContent).toBe("The dialog");
});

it("doesn't wait in a browser without popovers", () => {
  Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
  expect(draw().root.textContent).toBe("The dialog");
});
