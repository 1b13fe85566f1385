// @vitest-environment happy-dom

import { act } from "react";
import { expect, it } from "vitest";
import { menuExtras } from "../../../src/features/menu-extras/menuExtras.ts";
import { menuExtrasAtom } from "../../../src/parts/menu-extras/menuExtras.atoms.ts";
import { modeAtom } from "../../../src/state/fulfilment/mode.atoms.ts";
import { areOrderWordsLoadedAtom, drawnChoiceAtom } from "../../../src/state/host/host.atoms.ts";
import { click, type Rendered } from "../../ui/render.tsx";
import { useIdlePage } from "../menu-extras/menuExtrasFixture.tsx";
import { menuOf, renderScreen, shopOf, store } from "./menuFixture.tsx";

useIdlePage();

const view = { ...store.view, delivery: true, pickup: true };
const wait = { kind: "ready", minutes: 20 } as const;

function chosenIn({ root }: Rendered): string | null | undefined {
  return root.querySelector(":checked")?.closest("label")?.textContent;
}

function openMenu() {
  const jotai = shopOf(menuOf({ Burgers: [{ name: "Burger" }] }), { view });
  const modes = (["delivery", "pickup"] as const).map((mode) => ({ mode, place: null, wait }));
  jotai.set(drawnChoiceAtom, { modes, chosen: "delivery" });
  const screen = renderScreen(jotai);
  const come = () =>
    act(() => {
      jotai.set(areOrderWordsLoadedAtom, true);
      jotai.set(menuExtrasAtom, menuExtras);
    });
  return { jotai, screen, come };
}

it("shows what the first screen drew until it works, without a new element", () => {
  const { screen, come } = openMenu();
  expect(chosenIn(screen)).toBe("Delivery20 min");
  const tabs = screen.find(".tabs");
  come();
  expect(chosenIn(screen)).toBe("Deliveryfrom 21 min");
  expect(screen.find(".tabs")).toBe(tabs);
});

it("keeps what is pressed before that", () => {
  const { jotai, screen, come } = openMenu();
  click(screen.find("label:nth-child(2) input"));
  expect(chosenIn(screen)).toBe("Pickup20 min");
  come();
  expect(chosenIn(screen)).toBe("Pickup20 min");
  expect(jotai.get(modeAtom)).toBe("pickup");
});
