// @vitest-environment happy-dom
import { act } from "react";
import { flushSync } from "react-dom";
import { expect, it, vi } from "vitest";
import { RouteLink } from "../../../src/parts/navigation/RouteLink.tsx";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState } from "../../support/buildServices.ts";

it("a link that is pressed twice before its screen is shown navigates once, but works again later", () => {
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  const push = vi.spyOn(state.history, "push");
  const { find } = renderIn(state, <RouteLink to={{ name: "contact" }}>Contact</RouteLink>);
  const press = () => find("a").click();
  act(() => {
    flushSync(press);
    press();
  });
  expect(push.mock.calls).toEqual([["/contact"]]);
  act(press);
  expect(push).toHaveBeenCalledTimes(2);
});

const pressKey = (link: HTMLElement, key: string) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  act(() => void link.dispatchEvent(event));
  return event.defaultPrevented;
};

it("a link of an embedded shop has no address, but Tab reaches it and Enter follows it", () => {
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  const push = vi.spyOn(state.history, "push");
  const { find } = renderIn(state, <RouteLink to={{ name: "contact" }}>Contact</RouteLink>);
  const link = find<HTMLAnchorElement>("a");
  expect([link.hasAttribute("href"), link.getAttribute("role"), link.tabIndex]).toEqual([false, "link", 0]);
  expect(pressKey(link, "x")).toBe(false);
  expect(push).not.toHaveBeenCalled();
  // Else a button that gets the focus would be pressed by the same key.
  expect(pressKey(link, "Enter")).toBe(true);
  expect(push.mock.calls).toEqual([["/contact"]]);
});

it("a link of a full page has an address, which the browser follows by itself", () => {
  const state = buildElementState({ store: { kind: "id", id: 120 }, isFullPage: true, basePath: "/order" });
  const { find } = renderIn(state, <RouteLink to={{ name: "contact" }}>Contact</RouteLink>);
  const link = find<HTMLAnchorElement>("a");
  expect([link.getAttribute("href"), link.hasAttribute("role")]).toEqual(["/order/contact", false]);
  expect(pressKey(link, "Enter")).toBe(false);
});
