// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorBoundary } from "../../src/app/ErrorBoundary.tsx";
import { wholeDescription } from "../../src/domain/log/wholeDescription.ts";
import { logEntriesAtom } from "../../src/state/log/log.atoms.ts";
import { buildElementState } from "../support/buildServices.ts";
import { click, render } from "../ui/render.tsx";
import { within } from "./appFixture.tsx";

let isBroken = true;

function Menu() {
  if (isBroken) throw new Error("no such dish");
  return <p>The menu</p>;
}

beforeEach(() => {
  isBroken = true;
  // React logs every error that a boundary catches to the console.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

function openMenu() {
  const state = buildElementState();
  state.history.push("/store/120/checkout");
  const screenOf = (name: string, content = <Menu />) =>
    within(state, <ErrorBoundary screen={name}>{content}</ErrorBoundary>);
  const screen = render(screenOf("checkout"));
  return { ...state, ...screen, screenOf, text: () => screen.root.textContent ?? "" };
}

describe("a screen that breaks", () => {
  it("is logged with the place where it broke, and reported", () => {
    const { store, reported } = openMenu();
    const entries = store.get(logEntriesAtom);
    expect(entries).toMatchObject([{ type: "Error", category: "screen", path: "/store/120/checkout" }]);
    expect(entries.map(wholeDescription)[0]).toMatch(/^Something broke: Error: no such dish\s+at Menu/);
    expect(reported).toEqual(entries);
  });

  it("shows the spec's text under a heading", () => {
    const { find, text } = openMenu();
    expect(find("h1").textContent).toBe("something is wrong");
    expect(text()).toContain("your cart stays.");
  });

  it("is left with the button back to the menu", () => {
    const { history, find, text } = openMenu();
    isBroken = false;
    click(find("button"));
    expect(history.current()).toBe("/");
    expect(text()).toBe("The menu");
  });

  it("doesn't affect the next screen", () => {
    const { rerender, screenOf, text } = openMenu();
    rerender(screenOf("about", <p>About</p>));
    expect(text()).toBe("About");
  });

  it("is tried again when the diner comes back to it", () => {
    const { rerender, screenOf, text } = openMenu();
    rerender(screenOf("about", <p>About</p>));
    isBroken = false;
    rerender(screenOf("checkout"));
    expect(text()).toBe("The menu");
  });

  it("is logged again if it breaks again", () => {
    const { rerender, screenOf, store, text } = openMenu();
    rerender(screenOf("about"));
    expect(text()).toContain("something is wrong");
    expect(store.get(logEntriesAtom)).toHaveLength(2);
  });
});

it("shows a screen that works and logs nothing", () => {
  isBroken = false;
  const { store, text } = openMenu();
  expect(text()).toBe("The menu");
  expect(store.get(logEntriesAtom)).toEqual([]);
});
