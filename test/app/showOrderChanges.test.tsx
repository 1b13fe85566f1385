// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { showOrder } from "../../src/app/composition/residents/lazy/showOrderChanges.tsx";
import type { HostSettings } from "../../src/domain/host/hostSettings.ts";
import type { Store } from "../../src/domain/store/store.ts";
import { areOrderWordsLoadedAtom } from "../../src/state/host/host.atoms.ts";
import { navigateAtom } from "../../src/state/navigation/navigation.atoms.ts";
import { giftChangeAtom, orderChangeAtom } from "../../src/state/order/orderChange.atoms.ts";
import { storeAtom } from "../../src/state/store/store.atoms.ts";
import { buildElementState, type ElementState } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";
import { click, type Rendered } from "../ui/render.tsx";
import { News, renderIn } from "./appFixture.tsx";

const reference = { udid: "u-1", storeId: 120, customerId: "g-5f" };
const seeing = { ...buildStore().view, login: true };

interface Given {
  /** Settings of the shop that placed the order, and of the one that the element shows now. */
  readonly placed?: Partial<HostSettings>;
  readonly shown?: Partial<HostSettings>;
  readonly store?: Partial<Store> | null;
  readonly change?: typeof orderChangeAtom;
}

interface Told {
  readonly before: ElementState;
  readonly after: ElementState;
  readonly screen: Rendered;
  text(): string;
  buttons(): HTMLButtonElement[];
  /** Presses the link to the order (0), or Close (1). */
  press(at: number): void;
}

/** Announces an order that store 120 placed while the element shows store 121. */
async function told({
  placed = {},
  shown = { store: { kind: "id", id: 121 } },
  store = {},
  change = orderChangeAtom,
}: Given = {}): Promise<Told> {
  const before = buildElementState({ store: { kind: "id", id: 120 }, ...placed });
  const after = buildElementState(shown);
  after.store.set(storeAtom, { kind: "ready", value: buildStore({ id: 121, name: "Bourke St" }) });
  if (store) before.documents.put(buildStore({ name: "Crown St", view: seeing, ...store }));
  before.memory.save("unseenOrder", reference);
  before.store.set(change, reference);
  after.store.set(areOrderWordsLoadedAtom, true);
  const screen = renderIn(after, <News />);
  await act(() => showOrder(before.store, change, () => after.store));
  return {
    before,
    after,
    screen,
    text: () => screen.root.querySelector("[role=status]")?.textContent ?? "",
    buttons: () => [...screen.root.querySelectorAll("button")],
    press(at) {
      const button = screen.root.querySelectorAll("button")[at];
      if (!button) throw new Error(`There are no ${at + 1} buttons.`);
      click(button);
    },
  };
}

describe("R33: the notice of an order that was placed while another store is shown", () => {
  it("appears once, with the store's name", async () => {
    const { before, after, screen, text } = await told();
    expect(text()).toContain("Your order at Crown St is placed.");
    await act(() => showOrder(before.store, orderChangeAtom, () => after.store));
    expect(screen.root.querySelectorAll("[role=status]")).toHaveLength(1);
  });

  it("omits the name if the store can't be read", async () => {
    expect((await told({ store: null })).text()).toContain("Your order is placed.");
  });

  it.each<[string, Given, string]>([
    ["at its own store if paths name the store", { shown: {} }, "/store/120/completeorder/u-1/g-5f"],
    ["at the store that the page has set", {}, "/store/121/completeorder/u-1/g-5f/120"],
    [
      "on a thank-you page if guests can't track orders",
      { store: { view: { ...seeing, hidesGuestTracking: true } } },
      "/store/121/thankyou",
    ],
  ])("leads to the order %s, which counts as seen then", async (_how, given, path) => {
    const { before, after, press, text } = await told(given);
    press(0);
    expect(after.history.current()).toBe(path);
    expect(text()).toBe("");
    expect(before.memory.get("unseenOrder")).toBeNull();
  });

  it.each<[string, Given, string]>([
    ["at their own store if paths name the store", { shown: {} }, "/store/120/giftcards/thankyou"],
    ["at the store that the page has set", {}, "/store/121/giftcards/thankyou"],
  ])("leads to the thanks for gift cards %s", async (_where, given, path) => {
    const { after, press, text } = await told({ ...given, change: giftChangeAtom });
    expect(text()).toContain("Your order at Crown St is placed.");
    press(0);
    expect(after.history.current()).toBe(path);
    expect(text()).toBe("");
  });

  it("stays on other screens until the order is shown", async () => {
    const { before, after, text } = await told({ shown: {} });
    act(() => after.store.set(navigateAtom, { name: "checkout", store: "121" }));
    expect(text()).not.toBe("");
    act(() => after.store.set(navigateAtom, { name: "completeOrder", store: "Crown St", order: "u-1", user: "g-5f" }));
    expect(text()).toBe("");
    expect(before.memory.get("unseenOrder")).toBeNull();
  });

  it("has no link if another group's orders can't be shown", async () => {
    const { text, buttons } = await told({ placed: { hqId: 7 } });
    expect(text()).toContain("Crown St");
    expect(buttons().map(({ textContent }) => textContent)).toEqual(["Close"]);
  });

  it("can be closed, and the order is still shown when its own store opens", async () => {
    const { before, press, text } = await told();
    press(1);
    expect(text()).toBe("");
    expect(before.memory.get("unseenOrder")).toEqual(reference);
  });
});
