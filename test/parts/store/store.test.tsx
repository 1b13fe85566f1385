// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { groupHeader } from "../../../src/domain/store/groupHeader.ts";
import { StoreBrand } from "../../../src/parts/store/StoreBrand.tsx";
import { StoreLogo } from "../../../src/parts/store/StoreLogo.tsx";
import { groupHeaderAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";
import { render } from "../../ui/render.tsx";

it("S3: hides a logo that fails to load", () => {
  const { root, find } = render(<StoreLogo store={buildStore({ logo: "https://x.test/logo.webp" })} />);
  expect(find<HTMLImageElement>("img").alt).toBe("");
  act(() => void find("img").dispatchEvent(new Event("error")));
  expect(root.querySelector("img")).toBeNull();
});

it("shows nothing for a store without a logo", () => {
  expect(render(<StoreLogo store={buildStore({ logo: null })} />).root.querySelector("img")).toBeNull();
});

it("shows the group's name and logo without a store, and nothing until they have loaded", () => {
  const state = buildElementState({ hqId: 7, store: null, isFullPage: true });
  const { root, find } = renderIn(state, <StoreBrand />);
  expect(root.querySelector(".store-brand")).toBeNull();
  const head = buildStore({ name: "Patty & Sons", title: "Burgers since 2009", logo: "https://x.test/7.webp" });
  act(() => state.store.set(groupHeaderAtom, groupHeader(head)));
  expect(find(".store-brand").textContent).toBe("Patty & Sons");
  expect(find<HTMLImageElement>("img").src).toBe("https://x.test/7.webp");
});

it("shows the store's own as soon as a store is shown", () => {
  const state = buildElementState({ hqId: 7, store: null });
  state.store.set(groupHeaderAtom, groupHeader(buildStore({ name: "Patty & Sons" })));
  const { find } = renderIn(state, <StoreBrand />);
  act(() => state.store.set(storeAtom, { kind: "ready", value: buildStore({ title: "Bourke St" }) }));
  expect(find(".store-brand").textContent).toBe("Bourke St");
});
