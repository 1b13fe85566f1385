// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { storefrontClass } from "../../src/element/ServeryStorefront.ts";

const setCardFields = vi.fn();
vi.mock("../../src/app/composition/createStorefront.tsx", () => ({
  createStorefront: async () => ({ setCardFields, render: () => null, update: () => true, dispose() {} }),
}));

afterEach(() => document.body.replaceChildren());

it("R105: takes fields that the page sets while the shop starts", async () => {
  const bundle = { baked: undefined, base: "", started: new Map(), words: new Map(), heights: new Map() };
  const errorMessage = () => document.createElement("div");
  customElements.define("servery-early", storefrontClass({ ...bundle, screens: new Map(), errorMessage }));
  const element = document.createElement("servery-early") as HTMLElement & { cardFields: unknown };
  document.body.append(element);
  const fields = {};
  element.cardFields = fields;
  await vi.waitFor(() => expect(setCardFields).toHaveBeenLastCalledWith(fields));
});
