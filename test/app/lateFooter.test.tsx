// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { Layout } from "../../src/app/layouts/layouts.tsx";
import { FetchedAhead } from "../../src/app/overlays.tsx";
import { menusAtom, storeAtom } from "../../src/state/store/store.atoms.ts";
import { buildMenu } from "../support/buildMenu.ts";
import { buildElementState } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";
import { renderIn } from "./appFixture.tsx";

it.each(["failed", "ready"] as const)("the footer appears once the menu is %s", async (kind) => {
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  const { root } = renderIn(
    state,
    <>
      <Layout name="full">menu</Layout>
      <FetchedAhead />
    </>,
  );
  const footer = () => root.querySelector("footer");
  expect(footer()).toBeNull();
  act(() => {
    state.store.set(storeAtom, { kind: "ready", value: buildStore() });
    state.store.set(menusAtom, kind === "ready" ? { kind, value: [buildMenu({})] } : { kind });
  });
  await expect
    .poll(async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
      return footer();
    })
    .not.toBeNull();
});
