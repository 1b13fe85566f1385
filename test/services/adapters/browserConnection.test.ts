// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from "vitest";
import { browserConnection } from "../../../src/services/adapters/browser/browserConnection.ts";

function listen() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const heard: string[] = [];
  const stop = browserConnection.listen((change) => heard.push(change));
  onTestFinished(stop);
  return { heard, stop };
}

function tell(...events: readonly ("online" | "offline")[]): void {
  for (const event of events) dispatchEvent(new Event(event));
}

it("reports a lost connection immediately, and its return a second later", () => {
  const { heard } = listen();
  tell("offline", "online");
  vi.advanceTimersByTime(999);
  expect(heard).toEqual(["gone"]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(["gone", "back"]);
});

it("reports a flickering connection as back only once", () => {
  const { heard } = listen();
  tell("online", "offline", "online", "online");
  vi.advanceTimersByTime(5_000);
  expect(heard).toEqual(["gone", "back"]);
});

it("reports when the page becomes visible, and not when it is hidden", () => {
  const { heard } = listen();
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  onTestFinished(() => visibility.mockRestore());
  document.dispatchEvent(new Event("visibilitychange"));
  expect(heard).toEqual([]);
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(heard).toEqual(["seen"]);
});

it.each([true, false])("knows whether the device has a network: %s", (onLine) => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  onTestFinished(() => online.mockRestore());
  expect(browserConnection.isOffline()).toBe(!onLine);
});

it("reports nothing after it is stopped", () => {
  const { heard, stop } = listen();
  tell("online");
  stop();
  tell("offline");
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(5_000);
  expect(heard).toEqual([]);
});
