import { expect, it } from "vitest";
import { runOn } from "../../src/app/composition/residents/startResidents.ts";
import { widthAtom } from "../../src/state/host/host.atoms.ts";
import { shownRouteAtom } from "../../src/state/screen/shownRoute.atoms.ts";
import { isWideMenuAtom, seeWideMenuAtom } from "../../src/state/screen/welcome.atoms.ts";
import { storeAtom } from "../../src/state/store/store.atoms.ts";
import { buildElementState } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";
import { startIn } from "./startIn.ts";

/** The screens of a store with a home page, at these widths one after the other. */
function shownAt(...widthsPx: readonly number[]): string[] {
  const { store } = buildElementState({ store: { kind: "id", id: 120 } });
  const base = buildStore();
  store.set(widthAtom, widthsPx[0] ?? 0);
  store.set(storeAtom, { kind: "ready", value: { ...base, view: { ...base.view, homePage: true } } });
  startIn(runOn(seeWideMenuAtom, isWideMenuAtom), { store });
  return widthsPx.map((widthPx) => {
    store.set(widthAtom, widthPx);
    return store.get(shownRouteAtom).name;
  });
}

it.each([
  ["is turned while it shows the menu stays there", [1_180, 820, 1_180], ["store", "store", "store"]],
  ["shows the home page first goes on to the menu, and stays there", [820, 1_180, 820], ["home", "store", "store"]],
  ["stays narrow keeps the home page", [820, 600], ["home", "home"]],
])("R76: a tablet that %s", (_what, widthsPx, screens) => {
  expect(shownAt(...widthsPx)).toEqual(screens);
});
