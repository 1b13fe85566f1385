// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { Layout } from "../../src/app/layouts/layouts.tsx";
import { FetchedAhead, Overlays } from "../../src/app/overlays.tsx";
import { cardKey } from "../../src/state/menu/menu.atoms.ts";
import { closeOverlayAtom, type Overlay, openOverlayAtom, overlayAtom } from "../../src/state/overlay/overlay.atoms.ts";
import { menusAtom, storeAtom } from "../../src/state/store/store.atoms.ts";
import { buildMenu, buildProduct } from "../support/buildMenu.ts";
import { buildElementState } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";
import { renderIn } from "./appFixture.tsx";

// The code under test loads these on demand. Loaded here, no test waits for the compiler.
import "../../src/features/product/ProductDialog.tsx";
import "../../src/app/layouts/Footer.tsx";

const all: readonly Overlay[] = [
  { kind: "product", cardKey: cardKey("burgers", "cheese") },
  { kind: "meal", lineId: "line-1", triggerId: "meal" },
  { kind: "redemption" },
  { kind: "dietary" },
  { kind: "policy", policy: "refund" },
  { kind: "menu-drawer" },
  { kind: "sign-in" },
];

function shop() {
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  state.store.set(storeAtom, { kind: "ready", value: buildStore() });
  state.store.set(menusAtom, { kind: "ready", value: [buildMenu({ Burgers: [buildProduct("cheese")] })] });
  const screen = renderIn(state, <Overlays />);
  const open = async (overlay: Overlay) => {
    act(() => state.store.set(openOverlayAtom, overlay));
    await act(() => vi.dynamicImportSettled());
  };
  return { ...state, open, root: screen.root, dialog: () => screen.root.querySelector("dialog") };
}

describe("overlays", () => {
  it("R80: says on the menu, which stays usable, that a product isn't sold", async () => {
    const { store, open, dialog, root } = shop();
    await open({ kind: "missing-dish", isSoldOut: false });
    expect(dialog()).toBeNull();
    expect(root.querySelector("[role=status]")?.textContent).toContain("is not on the menu right now");
    const [close] = [...root.querySelectorAll("button")].filter(({ textContent }) => textContent === "Close");
    act(() => close?.click());
    expect([store.get(overlayAtom), root.textContent]).toEqual([null, ""]);
    await open({ kind: "missing-dish", isSoldOut: true });
    expect(root.querySelector("[role=status]")?.textContent).toContain("Sorry, this is sold out.");
  });

  it.each(all)("$kind loads, opens over the shop and closes with its state and by Escape", async (overlay) => {
    const { store, open, dialog } = shop();
    expect(dialog()).toBeNull();
    await open(overlay);
    expect(dialog()?.open).toBe(true);
    act(() => store.set(closeOverlayAtom));
    expect(dialog()).toBeNull();
    await open(overlay);
    act(() => void dialog()?.dispatchEvent(new Event("cancel", { cancelable: true })));
    await vi.waitFor(() => expect(store.get(overlayAtom)).toBeNull());
  });
});

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
