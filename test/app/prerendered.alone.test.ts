// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { defineStorefront } from "../../src/element/defineStorefront.ts";

const createStorefront = vi.hoisted(() => vi.fn());
vi.mock("../../src/app/composition/createStorefront.tsx", () => ({ createStorefront }));

afterEach(() => document.body.replaceChildren());

it("begins nothing in a page that the browser runs before anybody opens it", async () => {
  createStorefront.mockResolvedValue({
    setCardFields() {},
    render: () => null,
    update: () => true,
    dispose() {},
  });
  document.body.append(document.createElement("servery-storefront"));
  const bundle = { baked: undefined, base: "", started: new Map(), words: new Map(), heights: new Map() };
  const errorMessage = () => document.createElement("div");
  const page = Object.assign(document, { prerendering: true });
  defineStorefront({ ...bundle, screens: new Map(), errorMessage });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(customElements.get("servery-storefront")).toBeUndefined();
  expect(createStorefront).not.toHaveBeenCalled();

  page.prerendering = false;
  document.dispatchEvent(new Event("prerenderingchange"));
  await vi.waitFor(() => expect(createStorefront).toHaveBeenCalledTimes(1));
});
