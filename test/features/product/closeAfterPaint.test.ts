// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeAfterPaint } from "../../../src/features/product/closeAfterPaint.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Simulates a browser that supports popovers. */
function openDialog(): { readonly dialog: HTMLDialogElement; readonly button: HTMLButtonElement } {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  Object.assign(dialog, { showPopover() {} });
  const button = dialog.appendChild(document.createElement("button"));
  button.focus();
  return { dialog, button };
}

it("hides a dialog immediately, and closes it after the paint", () => {
  const { dialog, button } = openDialog();
  const close = vi.fn(() => true);
  closeAfterPaint(button, close);
  expect(dialog.style.display).toBe("none");
  expect(close).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(close.mock.calls).toEqual([[true]]);
  expect(dialog.style.display).toBe("none");
});

it("closes once, however often the button is pressed", () => {
  const { button } = openDialog();
  const close = vi.fn(() => true);
  closeAfterPaint(button, close);
  closeAfterPaint(button, close);
  vi.runAllTimers();
  expect(close).toHaveBeenCalledTimes(1);
});

it("shows the dialog and its focus again if it isn't closed after all", () => {
  const { dialog, button } = openDialog();
  closeAfterPaint(button, () => {
    button.blur();
    return false;
  });
  vi.runAllTimers();
  expect(dialog.style.display).toBe("");
  expect(document.activeElement).toBe(button);
});

it("shows the dialog again if closing it throws", () => {
  const { dialog, button } = openDialog();
  closeAfterPaint(button, () => {
    throw new Error("The storage is full.");
  });
  expect(() => vi.runAllTimers()).toThrow("The storage is full.");
  expect(dialog.style.display).toBe("");
});

it("still runs the action if Back closed the dialog before the paint", () => {
  const { dialog, button } = openDialog();
  const close = vi.fn(() => true);
  closeAfterPaint(button, close);
  dialog.remove();
  vi.runAllTimers();
  expect(close.mock.calls).toEqual([[false]]);
});

it("doesn't wait for a paint on a hidden page", () => {
  const { button } = openDialog();
  const close = vi.fn(() => true);
  closeAfterPaint(button, close);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(close).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(close).toHaveBeenCalledTimes(1);
});
