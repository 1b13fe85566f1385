import { act } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import type { Store } from "../../../src/domain/store/store.ts";
import { menuExtras } from "../../../src/features/menu-extras/menuExtras.ts";
import { menuExtrasAtom } from "../../../src/parts/menu-extras/menuExtras.atoms.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../../src/state/host/host.atoms.ts";
import { buildGroup, buildModifier } from "../../domain/menu/selectionMenu.ts";
import { click, type Rendered } from "../../ui/render.tsx";
import { menuOf, renderScreen, shopOf } from "../menu/menuFixture.tsx";

const pour = buildGroup("pour", [buildModifier("red", { price: cents(300) })], {
  isForced: true,
  isSingle: true,
  minimum: 1,
});
export const menu = {
  ...menuOf({
    Burgers: [{ name: "Burger" }, { name: "Garden stack" }],
    Drinks: [
      { name: "Wine", groupIds: ["pour"] },
      { name: "Old ale", isSoldOut: true },
    ],
  }),
  groups: new Map([["pour", pour]]),
};

export type Shop = ReturnType<typeof shopOf>;

export function openMenu(changes: Partial<Store> = {}, isThere = true) {
  const jotai = shopOf(menu, changes);
  const come = () => {
    jotai.set(areOrderWordsLoadedAtom, true);
    jotai.set(menuExtrasAtom, menuExtras);
  };
  if (isThere) come();
  const screen = renderScreen(jotai);
  return { jotai, screen, come: () => act(come) };
}

/** The buttons over the photos, with the texts between them. */
export function plusses({ root }: Rendered): string[] {
  return [...root.querySelectorAll(".menu-card__corner")].map((corner) =>
    [...corner.querySelectorAll("button, .card-plus__count, .card-plus__word")]
      .map((part) => part.getAttribute("aria-label") ?? part.textContent)
      .join(" | "),
  );
}

export function named({ root }: Rendered, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  if (!found) throw new Error(`Nothing is named ${name}, only ${plusses({ root } as Rendered).join()}`);
  return found;
}

/** Clicks a button. Its code arrives in a microtask in these tests. */
export async function press(screen: Rendered, name: string): Promise<void> {
  click(named(screen, name));
  await act(async () => {});
}

export const inCart = (jotai: Shop) => jotai.get(cartAtom).lines.map(({ quantity, name }) => `${quantity} ${name}`);

/** Idle callbacks and timers of these tests don't run by themselves. */
export function useIdlePage(): void {
  beforeEach(() => {
    vi.stubGlobal("cancelIdleCallback", () => {});
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
