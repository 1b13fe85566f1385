// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import type { Store, StoreView } from "../../../src/domain/store/store.ts";
import { refreshNowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { leftModeAtom, modeAtom } from "../../../src/state/fulfilment/mode.atoms.ts";
import { chosenTimeAtom, listTimesAtom } from "../../../src/state/fulfilment/times.atoms.ts";
import { announcementsAtom } from "../../../src/state/screen/announcements.atoms.ts";
import { named } from "../../ui/named.ts";
import { click } from "../../ui/render.tsx";
import { noor, openCheckout, type Shop, shopState } from "./checkoutFixture.tsx";

const three: Partial<StoreView> = { delivery: false, pickup: true, room: true, table: true };

const tabs = ({ root }: Shop) => [...root.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);

const tab = ({ root }: Shop, name: string) => named(root, '[role="tab"]', name);

/** The screen reader announcement of a mode switch. */
const told = ({ store }: Shop) => store.get(announcementsAtom)?.get("mode");

async function choose(shop: Shop, name: string): Promise<void> {
  click(tab(shop, name));
  await shop.settle();
}

describe("S18: which tabs are shown", () => {
  it.each<[string, Omit<Partial<Store>, "view"> & { view?: Partial<StoreView> }, readonly string[]]>([
    ["shows the configured modes in the order of the tabs", { view: three }, ["Pickup", "Deliver to room", "Dine in"]],
    ["shows no tabs for a single mode", { view: { ...three, room: false, table: false } }, []],
  ])("%s", async (_case, store, names) => {
    expect(tabs(await openCheckout(shopState(store)))).toEqual(names);
  });
});

describe("a mode switch", () => {
  it("changes the fields and the time immediately, and is announced once, with the time at the change", async () => {
    const shop = await openCheckout(shopState({ view: three }));
    expect(told(shop)).toBeUndefined();
    shop.fill(noor);
    await choose(shop, "Dine in");
    expect(told(shop)).toMatch(/^Dine in: \$20\.00 in total\. With you about \d+:\d\d [ap]m$/);
    expect(shop.root.textContent).toContain("With you about");
    expect(() => shop.field("Time")).toThrow();
    await choose(shop, "Pickup");
    expect(told(shop)).toMatch(/^Pickup: \$20\.00 in total\. ASAP, \d+:\d\d [ap]m$/);
    expect(shop.field("Phone").value).toBe(noor.Phone);
    await choose(shop, "Dine in");
    await choose(shop, "Pickup");
    const chosen = () => shop.store.get(chosenTimeAtom)?.at;
    const [before, at] = [told(shop), chosen()];
    await act(async () => {
      shop.passTime(5 * 60_000);
      shop.store.set(refreshNowAtom);
      shop.store.set(listTimesAtom);
    });
    expect(chosen()).toBeGreaterThan(at ?? 0);
    expect(told(shop)).toBe(before);
  });

  it("may show a minimum: the tabs keep the focus, and another mode restores the form", async () => {
    const minimums = { pickup: cents(0), delivery: cents(0), table: cents(5_000) };
    const shop = await openCheckout(shopState({ view: three, minimums }));
    shop.fill(noor);
    tab(shop, "Dine in").focus();
    await choose(shop, "Dine in");
    expect(told(shop)).toBe("Dine in: $20.00 in total. Minimum purchase is $50.00 (excluding delivery fee).");
    expect(shop.find('[role="tabpanel"]').textContent).toBe("Add $30.00 more to check out.Back to menu");
    expect(shop.find(".checkout__pay").textContent).toMatch(
      /^Minimum purchase is \$50\.00 \(excluding delivery fee\)\./,
    );
    expect(() => shop.button("Pay now")).toThrow();
    expect(shop.root.activeElement).toBe(tab(shop, "Dine in"));
    await choose(shop, "Pickup");
    expect(shop.field("First name").value).toBe("Noor");
    expect(shop.button("Pay now")).toBeTruthy();
  });
});

describe("R95: an order that is too small for delivery opens as a pickup", () => {
  const words = "Delivery starts at $50, so this is a pickup.";
  const small = () =>
    shopState({
      minimums: { delivery: cents(5_000), pickup: cents(0), table: cents(0) },
      view: { ...three, delivery: true },
    });

  it("and says why, once aloud, until the diner chooses", async () => {
    const state = small();
    state.store.set(modeAtom, "delivery");
    state.store.set(leftModeAtom, "pickup");
    const shop = await openCheckout(state);
    expect(shop.root.textContent).toContain(words);
    expect(state.store.get(announcementsAtom)?.get("left-mode")).toBe(words);
    await choose(shop, "Pickup");
    expect(shop.root.textContent).not.toContain(words);
    expect(state.store.get(announcementsAtom)?.has("left-mode")).toBe(false);
  });
});
