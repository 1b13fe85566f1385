// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { StoreLogo } from "../../../src/parts/store/StoreLogo.tsx";
import { buildStore } from "../../support/buildStore.ts";
import { render } from "../../ui/render.tsx";

it("spec, section 8: hides a logo that fails to load", () => {
  const { root, find } = render(<StoreLogo store={buildStore({ logo: "https://x.test/logo.webp" })} />);
  expect(find<HTMLImageElement>("img").alt).toBe("");
  act(() => void find("img").dispatchEvent(new Event("error")));
  expect(root.querySelector("img")).toBeNull();
});

it("shows nothing for a store without a logo", () => {
  expect(render(<StoreLogo store={buildStore({ logo: null })} />).root.querySelector("img")).toBeNull();
});
