// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { noDietary } from "../../../src/domain/menu/dietary.ts";
import { noLabels } from "../../../src/domain/menu/labels.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { chosenDietaryAtom } from "../../../src/state/dietary/dietary.atoms.ts";
import { buildGroup, buildModifier } from "../../domain/menu/selectionMenu.ts";
import { click } from "../../ui/render.tsx";
import { menuWith, openProduct } from "./productFixture.tsx";

const kilojoules = (amount: number) => ({ ...noLabels, kilojoules: amount });

describe("R102: what the law asks of a dish, in its dialog", () => {
  it("stands with its name, and its kilojoules grow with what is chosen", () => {
    const group = buildGroup("Extras", [
      buildModifier("Prawns", { labels: { ...kilojoules(400), origin: "I" } }),
      buildModifier("Egg"),
      buildModifier("Sea salt", { labels: kilojoules(0) }),
      buildModifier("Shot of rum", { labels: { ...noLabels, isAlcohol: true } }),
    ]);
    const labels = { ...kilojoules(2_750), origin: "A" } as const;
    const { find, names, named } = openProduct(menuWith([group], { labels }));
    const energy = () => find(".product-intro__kilojoules").textContent;
    expect(find("h2").textContent).toBe("Cheeseburger (A)(Australian)");
    expect(names("input")).toEqual([
      "Prawns (I)(imported) +400 kJ +$1.00",
      "Egg +$1.00",
      "Sea salt +$1.00",
      "Shot of rum 18+ +$1.00",
    ]);
    expect(energy()).toBe("2,750 kJ");
    click(named("input", "Prawns"));
    click(named("input", "Sea salt"));
    expect(energy()).toBe("3,150 kJ");
    click(named("input", "Egg"));
    expect(energy()).toBe("at least 3,150 kJ");
  });

  it("is nothing without labels", () => {
    const group = buildGroup("Extras", [buildModifier("Prawns", { labels: kilojoules(400) })]);
    const { root, find } = openProduct(menuWith([group]));
    click(find("input"));
    expect([find("h2").textContent, root.querySelector(".product-intro__kilojoules")]).toEqual(["Cheeseburger", null]);
  });
});

describe("R102: a choice that brings what the diner avoids", () => {
  const free = (allergies: readonly string[]) => ({ fit: { ...noDietary, allergies } });
  const nuts = buildGroup("Sauce", [buildModifier("Satay", free(["2"])), buildModifier("Aioli", free(["1"]))]);
  const silent = buildGroup("Dips", [buildModifier("Salsa")]);
  const way = buildGroup("How", [buildModifier("Hot", { price: cents(0) })]);
  const avoiding = { allergies: ["1"], intolerances: [], preferences: [] };

  function open(groups: Parameters<typeof menuWith>[0]) {
    const opened = openProduct(menuWith(groups));
    act(() => opened.jotai.set(chosenDietaryAtom, avoiding));
    return opened;
  }

  it("is marked, and warned of as soon as it is chosen", () => {
    const { find, named, names, root } = open([nuts, silent, way]);
    const warned = () => find(".choice-footer__problem").textContent;
    const unsuited = () => [...root.querySelectorAll(".product-intro .pill--pending")].map((pill) => pill.textContent);
    expect(names("input")).toEqual([
      "Satay Doesn't suit: Nut free +$1.00",
      "Aioli +$1.00",
      "Salsa Not stated: Nut free +$1.00",
      "Hot",
    ]);
    click(named("input", "Hot"));
    expect([warned(), unsuited()]).toEqual(["", []]);
    click(named("input", "Salsa"));
    expect([warned(), unsuited()]).toEqual(["Not stated for your choices: Nut free", ["Not stated: Nut free"]]);
    click(named("input", "Satay"));
    expect([warned(), unsuited()]).toEqual(["Your choices don't suit: Nut free", ["Doesn't suit: Nut free"]]);
    expect(root.querySelectorAll(".product-intro .pill--mark")).toHaveLength(0);
  });
});

describe("R102: the marks of a dish are true for what is chosen", () => {
  const free = (allergies: readonly string[]) => ({ fit: { ...noDietary, allergies } });
  const sauces = buildGroup("Sauce", [
    buildModifier("Satay", free(["2"])),
    buildModifier("Peanuts", free(["2"])),
    buildModifier("Aioli", free(["1"])),
    buildModifier("Salsa"),
  ]);

  function open() {
    const opened = openProduct(menuWith([sauces]));
    const texts = (selector: string) => [...opened.root.querySelectorAll(selector)].map((each) => each.textContent);
    return {
      ...opened,
      marks: () => texts(".product-intro__diets li"),
      said: () => texts(".product-intro [aria-live] p"),
    };
  }

  it("a mark goes with a choice that takes it, comes back without it, and a sentence says which", () => {
    const { marks, said, names, named } = open();
    expect([marks(), said()]).toEqual([["NFNut free"], []]);
    expect(names("input")).toEqual([
      "Satay Not nut free +$1.00",
      "Peanuts Not nut free +$1.00",
      "Aioli +$1.00",
      "Salsa +$1.00",
    ]);
    click(named("input", "Aioli"));
    expect([marks(), said()]).toEqual([["NFNut free"], []]);
    click(named("input", "Salsa"));
    expect([marks(), said()]).toEqual([[], ["The menu doesn't say if this is nut free with Salsa."]]);
    click(named("input", "Satay"));
    click(named("input", "Peanuts"));
    expect([marks(), said()]).toEqual([
      [],
      ["With Satay and Peanuts this isn't nut free.", "The menu doesn't say if this is nut free with Salsa."],
    ]);
    for (const name of ["Salsa", "Satay", "Peanuts"]) click(named("input", name));
    expect([marks(), said()]).toEqual([["NFNut free"], []]);
  });

  it("and what the diner asked for is told once, beside the marks", () => {
    const { marks, said, named, names, jotai } = open();
    act(() => jotai.set(chosenDietaryAtom, { ...noDietary, allergies: ["1"] }));
    click(named("input", "Satay"));
    expect([marks(), said()]).toEqual([["Doesn't suit: Nut free"], []]);
    expect(names("input")[0]).toBe("Satay Doesn't suit: Nut free +$1.00");
  });
});
