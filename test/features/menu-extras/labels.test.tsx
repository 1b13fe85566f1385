// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { noDietary } from "../../../src/domain/menu/dietary.ts";
import { type Labels, noLabels } from "../../../src/domain/menu/labels.ts";
import type { Menu } from "../../../src/domain/menu/menu.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { Store } from "../../../src/domain/store/store.ts";
import { DisplayScreen } from "../../../src/features/display/DisplayScreen.tsx";
import { menuExtras } from "../../../src/features/menu-extras/menuExtras.ts";
import { PrintedMenu } from "../../../src/features/print/PrintedMenu.tsx";
import { menuExtrasAtom } from "../../../src/parts/menu-extras/menuExtras.atoms.ts";
import { chosenDietaryAtom } from "../../../src/state/dietary/dietary.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../../src/state/host/host.atoms.ts";
import { overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildGroup, buildModifier } from "../../domain/menu/selectionMenu.ts";
import { buildStore } from "../../support/buildStore.ts";
import type { Rendered } from "../../ui/render.tsx";
import { menuOf, renderScreen, shopOf } from "../menu/menuFixture.tsx";
import { inCart, plusses, press, useIdlePage } from "./menuExtrasFixture.tsx";

useIdlePage();

const labels = (given: Partial<Labels>): Labels => ({ ...noLabels, ...given });

const plain = menuOf({ Sea: [{ name: "Barramundi" }, { name: "Shiraz" }] });
const labelled = menuOf({
  Sea: [
    { name: "Barramundi", labels: labels({ origin: "A", kilojoules: 2_750 }) },
    { name: "Shiraz", labels: labels({ isAlcohol: true }) },
  ],
});
const liquor = { ...buildStore().liquor, licence: "LIQP770010000", notice: "No alcohol under 18." };
const selling: Partial<Store> = { seafoodStatement: "Our mussels are Australian.", liquor };

function shop(menu: Menu, changes: Partial<Store> = {}) {
  const jotai = shopOf(menu, changes);
  jotai.set(areOrderWordsLoadedAtom, true);
  jotai.set(menuExtrasAtom, menuExtras);
  return jotai;
}

function footOf({ root }: Rendered): readonly string[] {
  return [...root.querySelectorAll(".menu-foot > p")].map(({ textContent }) => textContent);
}

const lines = [
  "A Australian · I imported · M mixed",
  "Our mussels are Australian.",
  "The average adult daily energy intake is 8,700 kJ.",
  "Liquor licence LIQP770010000",
  "No alcohol under 18.",
];

describe("R102: what a menu says", () => {
  it("stands on its cards", () => {
    const { root } = renderScreen(shop(labelled));
    const texts = [...root.querySelectorAll(".menu-card__text")].map(({ textContent }) => textContent);
    expect(texts).toEqual(["Barramundi (A)(Australian)$10.002,750 kJ", "Shiraz 18+$10.00"]);
  });

  it("has its lines under the menu, once each", () => {
    expect(footOf(renderScreen(shop(labelled, selling)))).toEqual(lines);
  });

  it.each<[string, Menu, Partial<Store>, readonly string[]]>([
    ["nothing, without labels", plain, {}, []],
    ["no licence, without alcohol", plain, { liquor }, []],
    ["the store's own sentence, without labels", plain, selling, ["Our mussels are Australian."]],
    ["no licence that isn't given", labelled, {}, [lines[0] ?? "", lines[2] ?? ""]],
  ])("has %s", (_what, menu, changes, expected) => {
    expect(footOf(renderScreen(shop(menu, changes)))).toEqual(expected);
  });

  it("is printed", () => {
    const jotai = shop(labelled, selling);
    const sheet = renderIn({ store: jotai }, <PrintedMenu />);
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    const dishes = [...sheet.root.querySelectorAll(".printed__line")].map(({ textContent }) => textContent);
    expect(dishes).toEqual(["Barramundi (A)(Australian) 2,750 kJ $10.00", "Shiraz 18+ $10.00"]);
    expect(footOf(sheet)).toEqual(lines);
  });

  it("is on a display, with what a day adds", () => {
    const charge = { id: "1", name: "", rate: { kind: "share", rate: 0.1 }, isTaxable: true, upTo: null } as const;
    const holidays = [{ ...charge, from: cents(0), days: { kind: "weekday", weekday: 5 } as const }];
    const screen = renderIn({ store: shop(labelled, { ...selling, holidays }) }, <DisplayScreen />);
    expect(screen.find(".board__measure").textContent).toContain("Barramundi (A)(Australian) 2,750 kJ $10.00");
    expect(screen.find(".display__head").textContent).toContain("A surcharge of 10% applies on Fridays.");
    expect(footOf(screen)).toEqual(lines);
  });
});

describe("R102: the plus of a dish with a preselected choice", () => {
  const fit = { ...noDietary, allergies: ["2"] };
  const sauce = buildGroup("sauce", [
    buildModifier("Satay", { preselected: true, preselectedQuantity: 1, fit, price: cents(0) }),
  ]);
  const menu = { ...menuOf({ Sea: [{ name: "Chips", groupIds: ["sauce"], fit: { allergies: ["1"] } }] }) };
  const whole = { ...menu, groups: new Map([["sauce", sauce]]) };

  it("opens the dish if the choice brings what the diner avoids, and adds it otherwise", async () => {
    const jotai = shop(whole);
    const screen = renderScreen(jotai);
    expect(plusses(screen)).toEqual(["Add Chips"]);
    act(() => jotai.set(chosenDietaryAtom, { allergies: ["1"], intolerances: [], preferences: [] }));
    expect(plusses(screen)).toEqual(["Choose Chips"]);
    await press(screen, "Choose Chips");
    expect([jotai.get(overlayAtom)?.kind, inCart(jotai)]).toEqual(["product", []]);
  });
});
