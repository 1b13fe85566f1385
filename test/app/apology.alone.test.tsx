// @vitest-environment happy-dom
import { act, type ReactNode, useLayoutEffect } from "react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { storefrontClass } from "../../src/element/ServeryStorefront.ts";
import { layoutMark } from "../../src/wire/published/printedPage.ts";

const createStorefront = vi.hoisted(() => vi.fn());
vi.mock("../../src/app/composition/createStorefront.tsx", () => ({ createStorefront }));

interface HouseProps {
  readonly onShown: () => void;
}

function House({ onShown }: HouseProps) {
  useLayoutEffect(onShown, [onShown]);
  return <p>House special</p>;
}

const shown = {
  render: (onShown: () => void): ReactNode => <House onShown={onShown} />,
  update: () => true,
  setCardFields() {},
  log: async () => [],
  dispose() {},
};
const regret = "Ordering could not be loaded.";

function errorMessage(): HTMLElement {
  const message = document.createElement("div");
  message.textContent = regret;
  return message;
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  createStorefront.mockReset();
});

/** A printed page's menu before the app is there. */
function draw(element: HTMLElement, words: string) {
  const drawn = document.createElement("div");
  drawn.textContent = words;
  drawn.setAttribute(layoutMark, "mobile");
  element.attachShadow({ mode: "open" }).append(drawn);
  return { drawn, startsPage: true, choice: null, pressed: [], held: null, showPhotos() {} };
}

function open(tag: string, words = "") {
  const complain = vi.spyOn(console, "error").mockImplementation(() => {});
  const begun = {
    started: new Map(),
    words: new Map(),
    heights: new Map(),
    screens: new Map(),
    sheet: new CSSStyleSheet(),
  };
  const element = document.createElement(tag);
  if (words !== "") begun.screens.set(element, draw(element, words));
  document.body.append(element);
  customElements.define(tag, storefrontClass({ baked: {}, base: "https://shop.example/", ...begun, errorMessage }));
  customElements.upgrade(element);
  onTestFinished(() => element.remove());
  const heard: unknown[] = [];
  element.addEventListener("servery:error", (event) => heard.push((event as CustomEvent).detail));
  const text = () => element.shadowRoot?.textContent ?? "";
  const says = (words: string) =>
    vi.waitFor(async () => {
      await act(async () => {});
      expect(text()).toContain(words);
    });
  return { element, heard, complaints: complain.mock.calls, text, says };
}

const lost = { category: "screen", message: "The shop could not be loaded" };

it.each(["hq-id", "store-id"])("removes the error message once the shop loads after a change of %s", async (name) => {
  createStorefront.mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue(shown);
  const { element, heard, complaints, text, says } = open(`shop-by-${name}`);
  await says(regret);
  expect(heard).toEqual([lost]);
  expect(complaints).toEqual([["Servery: The shop could not be loaded.", new TypeError("offline")]]);
  element.setAttribute(name, "120");
  await says("House special");
  expect(text()).not.toContain(regret);
});

it("R2: shows the message while a part of the shop hangs, and the shop if it arrives after all", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { promise, resolve } = Promise.withResolvers<typeof shown>();
  createStorefront.mockReturnValue(promise);
  const { heard, text, says } = open("shop-that-hangs");
  await vi.advanceTimersByTimeAsync(19_000);
  expect(text()).not.toContain(regret);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(text()).toContain(regret);
  expect(heard).toEqual([lost]);
  await act(async () => resolve(shown));
  vi.useRealTimers();
  await says("House special");
  expect(text()).not.toContain(regret);
});

it("doesn't show the error of an earlier start", async () => {
  const { promise: earlier, reject } = Promise.withResolvers<typeof shown>();
  const { promise: later } = Promise.withResolvers<typeof shown>();
  createStorefront.mockReturnValueOnce(earlier).mockReturnValue(later);
  const { element, heard, text } = open("shop-that-restarts");
  await vi.waitFor(() => expect(createStorefront).toHaveBeenCalledOnce());
  element.setAttribute("hq-id", "7");
  await vi.waitFor(() => expect(createStorefront).toHaveBeenCalledTimes(2));
  await act(async () => reject(new TypeError("offline")));
  expect([text(), heard]).toEqual(["", []]);
});

it("names the build that runs if another one is on the page too", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const bundle = { baked: {}, base: "https://shop.example/storefront.js", errorMessage, sheet: new CSSStyleSheet() };
  const none = { started: new Map(), words: new Map(), heights: new Map(), screens: new Map() };
  const { onDuplicate } = storefrontClass({ ...bundle, ...none });
  onDuplicate?.("1.0.0", "https://shop.example/storefront.js?again");
  expect(warn).not.toHaveBeenCalled();
  onDuplicate?.("1.0.0", "https://other.example/storefront.js");
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^Servery: https:\/\/shop\.example\/ runs in version [\d.]+\. https:\/\/other\.example\/, version 1\.0\.0, is on the page too/,
      ),
    ],
  ]);
});

it("R112: leaves a printed menu where it can be read, until the shop arrives", async () => {
  createStorefront.mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue(shown);
  const { element, text, says } = open("shop-that-is-drawn", "Prices of 27 November");
  await says(regret);
  expect(text()).toBe(`${regret}Prices of 27 November`);
  // The page's own content, such as a telephone, is shown too.
  expect(element.shadowRoot?.querySelector("slot")).not.toBeNull();
  element.setAttribute("store-id", "120");
  await says("House special");
  expect(text()).toBe("House special");
});

it("S2: leaves what was drawn before the shop while the shop has nothing better", async () => {
  let take = () => {};
  const render = (onShown: () => void) => {
    take = onShown;
    return <p>Please wait.</p>;
  };
  createStorefront.mockResolvedValue({ ...shown, render });
  const { text, says } = open("shop-that-waits", "Prices of 27 November");
  await says("Please wait.");
  expect(text()).toContain("Prices of 27 November");
  take();
  expect(text()).toBe("Please wait.");
});
