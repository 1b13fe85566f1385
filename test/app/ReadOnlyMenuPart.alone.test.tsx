// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadOrderCatalogue } from "../../src/app/composition/catalogues.ts";
import { ReadOnlyMenuPart } from "../../src/app/ReadOnlyMenuPart.tsx";
import { loadReadOnlyMenu } from "../../src/app/routes.ts";
import { preloadChunk } from "../../src/app/useChunk.ts";
import { firstShop } from "../../src/domain/menu/firstShop.ts";
import { arrivedOrderServicesAtom } from "../../src/state/services.atoms.ts";
import { isDrawnMenuShownAtom } from "../../src/state/store/drawnMenu.atoms.ts";
import { openStoreAtom } from "../../src/state/store/store.actions.ts";
import { buildMenu } from "../support/buildMenu.ts";
import { buildElementState } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";
import { renderIn } from "./appFixture.tsx";

vi.mock(import("../../src/app/composition/catalogues.ts"), async (original) => ({
  ...(await original()),
  loadOrderCatalogue: vi.fn(),
}));

const nothing = { allergies: [], intolerances: [], preferences: [] };

/** A menu that was drawn before the app, while the store can't be read and the services of an order aren't there. */
async function draw() {
  const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  const drawn = root.appendChild(document.createElement("div"));
  drawn.innerHTML = '<div class="store-header"></div>';
  const patty = buildStore({ id: 120 });
  const menu = buildMenu();
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  state.documents.fail({ stores: true, menus: true });
  state.store.set(isDrawnMenuShownAtom, true);
  state.store.set(arrivedOrderServicesAtom, null);
  await state.store.set(openStoreAtom);
  const screen = { ...{ drawn, startsPage: true, choice: null, held: null, pressed: [] }, shop: null, showPhotos() {} };
  const shop = { ...firstShop(patty, [menu], { dietary: nothing, ordered: [] }), savedAt: 0, menuId: menu.id };
  renderIn(state, <ReadOnlyMenuPart screen={screen} shop={shop} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { drawn, state };
}

beforeEach(async () => {
  await preloadChunk(loadReadOnlyMenu);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it("S2: a menu that can only be read says so without what an order needs", async () => {
  vi.mocked(loadOrderCatalogue).mockResolvedValue({});
  const { drawn } = await draw();
  expect(drawn.querySelector("[role=alert]")).not.toBeNull();
});

it("S2: gives way to the error screen if its words don't come", async () => {
  vi.mocked(loadOrderCatalogue).mockRejectedValue(new Error("Not found"));
  const { drawn, state } = await draw();
  await act(() => vi.advanceTimersByTimeAsync(19_000));
  expect([state.history.current(), drawn.querySelector("[role=alert]")]).toEqual(["/", null]);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect([state.history.current(), state.store.get(isDrawnMenuShownAtom)]).toEqual(["/generalError", false]);
});
