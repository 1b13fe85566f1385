// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from "vitest";
import { browserConnection } from "../../../src/services/adapters/ordersConnection.ts";

function listen() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const heard: string[] = [];
  const stop = browserConnection.listen({ gone: () => heard.push("gone"), back: () => heard.push("back") });
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

it("a page that is seen again counts as back", () => {
  const { heard } = listen();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(heard).toEqual(["back"]);
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
