// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { load } from "../../src/index.ts";

beforeAll(() => {
  Reflect.get(window, "happyDOM").settings.handleDisabledFileLoadingAsSuccess = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const tags = () => Array.from(document.scripts, (script) => script.outerHTML);

it("adds the script's tag once, also if the page has it", () => {
  document.head.innerHTML = '<script type="text/plain" src="/shop/storefront.js"></script>';
  load("/shop/storefront.js");
  expect(tags()).toHaveLength(1);
  load("https://shop.example.com/storefront.js");
  load("https://shop.example.com/storefront.js");
  expect(tags().slice(1)).toEqual([
    '<script type="module" src="https://shop.example.com/storefront.js" crossorigin="anonymous"></script>',
  ]);
});

it("does nothing on a server", () => {
  vi.stubGlobal("document", undefined);
  expect(() => load("/shop/storefront.js")).not.toThrow();
});
