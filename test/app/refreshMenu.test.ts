// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { refreshMenu, refreshPausedStore } from "../../src/app/composition/residents/refreshMenu.ts";
import { openCheckoutAtom } from "../../src/state/checkout/placing/placement.actions.ts";
import { servicesAtom } from "../../src/state/services.atoms.ts";
import { openStoreAtom } from "../../src/state/store/store.actions.ts";
import { storeAtom } from "../../src/state/store/store.atoms.ts";
import { patty, shop } from "../state/cart/cartFixture.ts";
import { serve } from "../support/buildServices.ts";
import { startIn } from "./startIn.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function pausedShop() {
  const state = await shop();
  state.documents.put({ ...patty, inOperation: false });
  await state.store.set(openStoreAtom);
  const isOpen = () => {
    const shown = state.store.get(storeAtom);
    return shown.kind === "ready" && shown.value.inOperation;
  };
  const isReadBy = async (act: () => void) => {
    const before = state.documents.asked.length;
    act();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return state.documents.asked.length > before;
  };
  return { ...state, isOpen, isReadBy };
}

describe("an open page", () => {
  it.each([
    ["while it is seen", true],
    ["not while it is hidden", false],
  ])("reads the menu every five minutes: %s", async (_when, isSeen) => {
    const { store, passTime, isReadBy } = await pausedShop();
    serve(store, { connection: { ...store.get(servicesAtom).connection, isSeen: () => isSeen } });
    startIn(refreshMenu, { store });
    expect(await isReadBy(() => passTime(300_000))).toBe(isSeen);
  });
});

describe("a store that isn't in operation", () => {
  it("is read again every half minute until it resumes", async () => {
    const { store, documents, passTime, isOpen, isReadBy } = await pausedShop();
    startIn(refreshPausedStore, { store });
    expect(await isReadBy(() => passTime(30_000))).toBe(true);
    documents.put(patty);
    expect(isOpen()).toBe(false);
    expect(await isReadBy(() => passTime(30_000))).toBe(true);
    expect(isOpen()).toBe(true);
    expect(await isReadBy(() => passTime(30_000))).toBe(false);
  });

  it("isn't read while nobody sees the page", async () => {
    const { store, passTime, isReadBy } = await pausedShop();
    serve(store, { connection: { ...store.get(servicesAtom).connection, isSeen: () => false } });
    startIn(refreshPausedStore, { store });
    expect(await isReadBy(() => passTime(30_000))).toBe(false);
  });

  it("is read at once when the checkout is opened", async () => {
    const { store, documents, isOpen, isReadBy } = await pausedShop();
    documents.put(patty);
    expect(await isReadBy(() => stops.push(store.set(openCheckoutAtom)))).toBe(true);
    expect(isOpen()).toBe(true);
  });
});
