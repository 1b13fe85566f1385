// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { loadScript } from "../../../src/services/adapters/browser/loadScript.ts";

afterEach(() => {
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

/** What is put into the page, which loads nothing. */
function added(): HTMLScriptElement[] {
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, "append").mockImplementation(
    (...nodes) => void scripts.push(...(nodes as HTMLScriptElement[])),
  );
  return scripts;
}

it.each([
  ["has the nonce of the shop's own script, for a page whose policy asks for one", "abc", "abc"],
  ["has none where the page has none", null, ""],
])("another company's script %s", (_case, own, expected) => {
  const shop = document.createElement("script");
  if (own !== null) Object.assign(shop, { nonce: own }).setAttribute("nonce", own);
  document.head.append(shop);
  const scripts = added();
  void loadScript("https://pay.example/pay.js", "servery-pay");
  expect(scripts).toHaveLength(1);
  expect([scripts[0]?.src, scripts[0]?.nonce]).toEqual(["https://pay.example/pay.js", expected]);
});
