// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { App } from "../../src/app/App.tsx";
import { loadOrderCatalogue } from "../../src/app/composition/catalogues.ts";
import { loadSideCart } from "../../src/app/routes.ts";
import { wholeDescription } from "../../src/domain/log/logEntry.ts";
import { widthAtom } from "../../src/state/host/host.atoms.ts";
import { logEntriesAtom } from "../../src/state/log/log.atoms.ts";
import { openOverlayAtom, overlayAtom } from "../../src/state/overlay/overlay.atoms.ts";
import { shop } from "../state/cart/cartFixture.ts";
import { buildMemory } from "../support/buildServices.ts";
import { click, render } from "../ui/render.tsx";
import { english } from "./appFixture.tsx";

type Place = "policy" | "side cart" | "news";

const { broken, breaking } = vi.hoisted(() => {
  const places = new Set<string>();
  const breakable = (place: Place) => () => {
    if (places.has(place)) throw new Error(`the ${place} broke`);
    return <b>{place}</b>;
  };
  return { broken: places, breaking: breakable };
});

vi.mock("../../src/features/policy/PolicyDialog.tsx", () => ({ PolicyDialog: breaking("policy") }));
vi.mock("../../src/features/cart/SideCart.tsx", () => ({ SideCart: breaking("side cart") }));
vi.mock("../../src/views/shell/LayoutView.tsx", async (original) => ({
  ...(await original<typeof import("../../src/views/shell/LayoutView.tsx")>()),
  LiveRegionView: breaking("news"),
}));

beforeEach(() => {
  // React logs every error that a boundary catches to the console.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  broken.clear();
  vi.restoreAllMocks();
});

async function openShop(...places: readonly Place[]) {
  for (const place of places) broken.add(place);
  const state = await shop(buildMemory(), { store: { kind: "id", id: 120 } });
  state.store.set(widthAtom, 1_280);
  const { root, find } = render(
    <App store={state.store} i18n={english} device={state.device} drawn={null} onShown={() => {}} />,
  );
  // Load the cart beside the menu, then its texts.
  for (const load of [loadSideCart, () => loadOrderCatalogue("en")]) await act(async () => void (await load()));
  await act(() => vi.dynamicImportSettled());
  const openPolicy = async () => {
    act(() => state.store.set(openOverlayAtom, { kind: "policy", policy: "refund" }));
    await act(() => vi.dynamicImportSettled());
  };
  const press = (name: string) => {
    const button = [...root.querySelectorAll("button")].find(({ textContent }) => textContent === name);
    if (!button) throw new Error(`There is no button ${name}`);
    click(button);
  };
  const has = (selector: string) => root.querySelector(selector) !== null;
  const logged = () => state.store.get(logEntriesAtom).map((entry) => wholeDescription(entry).split("\n")[0]);
  return { ...state, root, find, has, press, openPolicy, logged };
}

it("a shop without errors shows all its parts", async () => {
  const { root, has, openPolicy, logged } = await openShop();
  await openPolicy();
  expect(["header", ".store-header", ".layout__side b"].map(has)).toEqual([true, true, true]);
  expect(root.textContent).toContain("policy");
  expect(logged()).toEqual([]);
});

describe("an overlay that breaks", () => {
  it("shows an error message over the working shop, is logged, and can be closed", async () => {
    const { store, find, has, openPolicy, logged, press, reported } = await openShop("policy");
    await openPolicy();
    expect(find("[role=alert]").textContent).toContain("Something is wrong.");
    // In a paragraph of its own, so that the two sentences don't run into each other.
    expect(find("[role=alert] p").textContent).toContain("Your cart is safe.");
    expect(["header", ".store-header", ".layout__side b"].map(has)).toEqual([true, true, true]);
    expect(logged()).toEqual(["Something broke: Error: the policy broke"]);
    expect(reported).toMatchObject([{ type: "Error", category: "screen" }]);
    press("Close");
    expect(store.get(overlayAtom)).toBeNull();
    expect(has("[role=alert]")).toBe(false);
  });

  it("is logged again if it breaks again, and recovers when it is opened again without being closed", async () => {
    const { root, has, openPolicy, logged } = await openShop("policy");
    await openPolicy();
    await openPolicy();
    expect(has("[role=alert]")).toBe(true);
    expect(logged()).toHaveLength(2);
    broken.clear();
    await openPolicy();
    expect(root.textContent).toContain("policy");
    expect(has("[role=alert]")).toBe(false);
  });
});

describe("a side cart that breaks", () => {
  it("leaves a notice in its place, keeps the menu beside it, is logged, and can be tried again", async () => {
    const { find, has, logged, press } = await openShop("side cart");
    expect(find(".layout__side").textContent).toContain("We can't show your cart right now. Nothing in it is lost.");
    expect(["header", ".store-header"].map(has)).toEqual([true, true]);
    expect(logged()).toEqual(["Something broke: Error: the side cart broke"]);
    broken.clear();
    press("Try again");
    expect(find(".layout__side").textContent).toBe("side cart");
  });
});

describe("an error anywhere else", () => {
  it("shows a heading and a button back instead of an empty box, and is logged", async () => {
    const { root, find, has, logged, press } = await openShop("news");
    expect(find(".servery h1").textContent).toBe("Something is wrong.");
    expect(logged()).toEqual(["Something broke: Error: the news broke"]);
    press("Back to menu");
    expect(find(".servery h1").textContent).toBe("Something is wrong.");
    broken.clear();
    press("Back to menu");
    expect(["header", ".store-header"].map(has)).toEqual([true, true]);
    expect(root.textContent).not.toContain("Something is wrong.");
  });
});
