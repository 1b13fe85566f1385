// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { watchNaming } from "../../src/app/composition/openShop.ts";
import type { HostSettings } from "../../src/domain/host/hostSettings.ts";
import { homeRouteAtom } from "../../src/state/screen/homeRoute.atoms.ts";
import { openStoreAtom, retryStoreAtom } from "../../src/state/store/store.actions.ts";
import { storeParamAtom } from "../../src/state/store/store.atoms.ts";
import { buildElementState, buildMemory } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";
import { startIn } from "./startIn.ts";

/** A full page; `at` opens a path and the store that it belongs to. */
function openPage(settings: Partial<HostSettings> = {}, memory = buildMemory()) {
  const state = buildElementState({ isFullPage: true, ...settings }, memory);
  for (const id of [120, 121]) state.documents.put({ ...buildStore({ id }) });
  return {
    ...state,
    async at(path: string) {
      state.history.push(path);
      await state.store.set(openStoreAtom);
      return [state.store.get(storeParamAtom), state.store.get(homeRouteAtom)];
    },
  };
}

const menuOf = (store: string) => ({ name: "store", store });
const ofLastStore = ["/about", "/contact", "/privacypolicy", "/login", "/profile", "/LogViewer", "/generalError"];

describe.each([
  ["names no store", {}],
  ["names a group", { hqId: 7 }],
] as const)("R92: on a full page that %s", (_what, settings) => {
  it.each(ofLastStore)(
    "%s belongs to the store last shown, also after a reload, and leads back to its menu",
    async (path) => {
      const page = openPage(settings);
      await page.at("/store/120");
      await page.at("/store/121/checkout");
      expect(await page.at(path)).toEqual(["121", menuOf("121")]);
      expect(await openPage(settings, page.memory).at(path)).toEqual(["121", menuOf("121")]);
    },
  );
});

describe("R92: where no store has been shown", () => {
  it.each(ofLastStore)("%s belongs to the group", async (path) => {
    expect(await openPage({ hqId: 7 }).at(path)).toEqual([null, { name: "main" }]);
  });

  it("a store that can't be read isn't the last one, but leads back to itself", async () => {
    const page = openPage();
    page.documents.fail({ stores: true });
    await page.at("/store/120/shoppingcartmobile");
    expect(page.history.current()).toBe("/generalError");
    expect(await page.at("/about")).toEqual([null, menuOf("120")]);
    page.documents.fail({ stores: false });
    await page.store.set(retryStoreAtom);
    expect(page.store.get(storeParamAtom)).toBe("120");
  });

  it("R43: an address that names nothing leads away at any time, or to a screen that loads", async () => {
    const page = openPage();
    const leave = vi.fn();
    const stop = startIn((shop) => watchNaming(shop, leave), page);
    await page.at("/store/120");
    await page.at("/about");
    expect(leave).not.toHaveBeenCalled();
    page.history.push("/");
    expect(leave).toHaveBeenCalled();
    stop();

    const branded = openPage();
    startIn((shop) => watchNaming(shop, null), branded);
    await branded.at("/store/120");
    branded.history.push("/no/such/address/at/all");
    expect(branded.history.current()).toBe("/pagenotfound");
  });
});
