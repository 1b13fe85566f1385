// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { CartLine } from "../../../src/domain/cart/cart.ts";
import type { Store, StoreView } from "../../../src/domain/store/store.ts";
import { PickedVenue } from "../../../src/features/picked-venue/PickedVenue.tsx";
import { saveCartsAtom } from "../../../src/state/cart/cart.atoms.ts";
import { selectionAtom } from "../../../src/state/cart/selection.atoms.ts";
import { modeAtom } from "../../../src/state/fulfilment/mode.atoms.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import { menusAtom, menusReadAtAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildLine } from "../../domain/cart/cartLines.ts";
import { buildElementState, type ElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";
import { click } from "../../ui/render.tsx";

interface Given {
  readonly view?: Partial<StoreView>;
  readonly copy?: readonly CartLine[];
  /** Prepares what the device stored for earlier orders. */
  readonly remember?: (state: ElementState) => void;
}

const line = buildLine();

function show({ view = {}, copy = [line], remember = () => {} }: Given = {}) {
  const state = buildElementState({ hqId: 7 });
  const { store, history } = state;
  remember(state);
  const base = buildStore();
  const harbour: Store = { ...base, id: 121, hqId: 7, name: "Harbour", view: { ...base.view, pickup: true, ...view } };
  store.set(storeAtom, { kind: "ready", value: harbour });
  store.set(menusAtom, { kind: "ready", value: [] });
  store.set(menusReadAtAtom, store.get(servicesAtom).clock.now());
  history.push("/store/121/checkout");
  store.set(selectionAtom, { home: 120, hqId: 7, ids: [line.id], picked: 121 });
  store.set(saveCartsAtom, { 120: [line], 121: copy });
  const { root } = renderIn(state, <PickedVenue />);
  return { ...state, root, told: () => [...root.querySelectorAll("li")].map(({ textContent }) => textContent) };
}

it("R75: names the venue of the order, and leads back to the list", () => {
  const { root, told, history } = show();
  expect(root.querySelector("section")?.getAttribute("aria-label")).toBe("Where you order");
  expect([root.querySelector("strong")?.textContent, told()]).toEqual(["Harbour", []]);
  click(root.querySelector("button") as HTMLElement);
  expect(history.current()).toBe("/");
});

it.each<[string, Given, string]>([
  [
    "a menu that can't be read",
    { copy: [] },
    "We can't show its menu right now, so we can't look for your dishes there.",
  ],
  [
    "the first store's code",
    { remember: ({ device }) => device.save(storedOrders.coupons, { 120: "PATTY10" }) },
    "Discount code PATTY10 is from the first venue. Enter it again to see whether it works here.",
  ],
  [
    "an order mode that isn't available there",
    { remember: ({ device }) => device.save(storedOrders.orderMode, "delivery") },
    "Delivery isn't available here. Please choose how to get your order.",
  ],
  [
    "a time that was chosen for another store",
    {
      remember: ({ device, store }) =>
        device.save(storedOrders.pickedTime, {
          storeId: 120,
          time: { kind: "slot", at: store.get(servicesAtom).clock.now() },
        }),
    },
    "Please choose your time again.",
  ],
])("R75: explains %s", (_what, given, words) => {
  expect(show(given).told()).toEqual([words]);
});

it("R75: doesn't ask again about a mode that was chosen at that venue", () => {
  const { store, told } = show({ remember: ({ device }) => device.save(storedOrders.orderMode, "pickup") });
  expect([store.get(modeAtom), told()]).toEqual(["pickup", []]);
});
