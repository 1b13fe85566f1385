// @vitest-environment happy-dom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { storefrontClass } from "../../src/element/ServeryStorefront.ts";

const createStorefront = vi.hoisted(() => vi.fn());
vi.mock("../../src/app/composition/createStorefront.tsx", () => ({ createStorefront }));

const shown = { render: () => <p>House special</p>, update: () => true, dispose() {} };
const sorry = "The menu could not be loaded.";

it.each(["hq-id", "store-id"])("removes the error message once the shop loads after a change of %s", async (name) => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "error").mockImplementation(() => {});
  createStorefront.mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue(shown);
  const begun = {
    started: new Map(),
    words: new Map(),
    heights: new Map(),
    screens: new Map(),
    sheet: new CSSStyleSheet(),
  };
  const bundle = { baked: {}, base: "https://shop.example/", ...begun, sorry };
  customElements.define(`shop-by-${name}`, storefrontClass(bundle));
  const element = document.body.appendChild(document.createElement(`shop-by-${name}`));
  await vi.waitFor(() => expect(element.shadowRoot?.textContent).toContain(sorry));
  element.setAttribute(name, "120");
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(element.shadowRoot?.textContent).toContain("House special");
  });
  expect(element.shadowRoot?.textContent).not.toContain(sorry);
});
