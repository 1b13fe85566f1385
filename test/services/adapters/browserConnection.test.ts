// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from "vitest";
import { browserConnection } from "../../../src/services/adapters/browserConnection.ts";

function listen() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const heard: string[] = [];
  const stop = browserConnection.listen((news) => heard.push(news));
  onTestFinished(stop);
  return { heard, stop };
}

function tell(...events: readonly ("online" | "offline")[]): void {
  for (const event of events) dispatchEvent(new Event(event));
}

it("tells at once that it is gone, and a second later that it is back", () => {
  const { heard } = listen();
  tell("offline", "online");
  vi.advanceTimersByTime(999);
  expect(heard).toEqual(["gone"]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(["gone", "back"]);
});

it("a connection that flickers is back once", () => {
  const { heard } = listen();
  tell("online", "offline", "online", "online");
  vi.advanceTimersByTime(5_000);
  expect(heard).toEqual(["gone", "back"]);
});

it("tells when the page is seen again, and not when it is hidden", () => {
  const { heard } = listen();
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  onTestFinished(() => visibility.mockRestore());
  document.dispatchEvent(new Event("visibilitychange"));
  expect(heard).toEqual([]);
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(heard).toEqual(["seen"]);
});

it("tells nothing once it is stopped", () => {
  const { heard, stop } = listen();
  tell("online");
  stop();
  tell("offline");
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(5_000);
  expect(heard).toEqual([]);
});
