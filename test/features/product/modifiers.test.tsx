// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { buildGroup } from "../../domain/menu/selectionMenu.ts";
import { click } from "../../ui/render.tsx";
import { cook, dips, extras, menuWith, nameOf, openProduct, side } from "./productFixture.tsx";

function checkedIn({ root }: { readonly root: ShadowRoot }): string[] {
  return [...root.querySelectorAll<HTMLInputElement>("input:checked")].map(nameOf);
}

describe("modifier groups", () => {
  it("are named fieldsets of radios or checkboxes, whose labels start with the modifier's name", () => {
    const { names, named } = openProduct(menuWith([cook, extras]));
    expect(names("fieldset")).toEqual(["How would you like it?", "Extras"]);
    expect(names("input[type=radio]")).toEqual(["Rare", "Medium", "Well done"]);
    expect(names("input[type=checkbox]")).toEqual([
      "Bacon +$3.00",
      "Egg +$2.50",
      "No bun −$1.50",
      "Pineapple Sold out",
    ]);
    const inputNames = [...named("fieldset", "How").querySelectorAll("input")].map(({ name }) => name);
    expect(new Set(inputNames).size).toBe(1);
  });

  it.each([
    ["Select 2", { minimum: 2, maximum: 2 }],
    ["Select 2 to 3", { minimum: 2, maximum: 3 }],
    ["Select up to 3", { maximum: 3 }],
    ["Select at least 2", { minimum: 2 }],
  ])("S9: %s", (hint, limits) => {
    const { root, named } = openProduct(menuWith([buildGroup("Dips", "abcd", limits)]));
    const hintId = named("fieldset", "Dips").getAttribute("aria-describedby") ?? "";
    expect(root.getElementById(hintId)?.textContent).toBe(hint);
  });

  it("mark what the diner has chosen, but not what was preselected", () => {
    const { named } = openProduct(menuWith([cook, extras]));
    const isMarked = (name: string) => /Chosen|of 2/.exec(named("fieldset", name).textContent ?? "")?.[0];
    const isAll = () => named("fieldset", "Extras").querySelector(".pill--good") !== null;
    expect(["How", "Extras"].map(isMarked)).toEqual([undefined, undefined]);
    click(named("input", "Egg"));
    expect([isMarked("Extras"), isAll()]).toEqual(["of 2", false]);
    click(named("input", "Bacon"));
    expect(isAll()).toBe(true);
    click(named("input", "Medium"));
    click(named("input", "Rare"));
    expect(isMarked("How")).toBe("Chosen");
  });

  it("S9: a single choice replaces the other, and the price follows", () => {
    const opened = openProduct(menuWith([cook, side]));
    expect(checkedIn(opened)).toEqual(["Rare"]);
    click(opened.named("input", "Medium"));
    click(opened.named("input", "Chips"));
    expect(checkedIn(opened)).toEqual(["Medium", "Chips +$5.00"]);
    expect(opened.named("button", "Add to cart").textContent).toBe("Add to cart$21.50");
  });

  it("an optional single choice can be cleared, and keeps the focus", () => {
    const opened = openProduct(menuWith([cook, side]));
    expect(opened.names("button")).not.toContain("Clear How would you like it?");
    click(opened.named("input", "Chips"));
    click(opened.named("button", "Clear Make it a side"));
    expect(checkedIn(opened)).toEqual(["Rare"]);
    expect(opened.root.activeElement).toBe(opened.named("input", "Chips"));
  });

  it("S9: at the maximum, the other choices are disabled", () => {
    const { named } = openProduct(menuWith([extras]));
    click(named("input", "Bacon"));
    expect(named<HTMLInputElement>("input", "No bun").disabled).toBe(false);
    click(named("input", "Egg"));
    expect(named<HTMLInputElement>("input", "No bun").disabled).toBe(true);
    click(named("input", "Egg"));
    expect(named<HTMLInputElement>("input", "No bun").disabled).toBe(false);
  });

  it("S9: at the minimum, removal is disabled, and the choice still looks selected", () => {
    const { named, find } = openProduct(menuWith([buildGroup("G", "abc", { isForced: true, minimum: 1, maximum: 2 })]));
    const a = named<HTMLInputElement>("input", "a");
    expect([a.checked, a.disabled]).toEqual([true, true]);
    expect(find(".modifier-option--fixed").contains(a)).toBe(true);
    click(named("input", "b"));
    expect(a.disabled).toBe(false);
  });

  it("R11: sold-out modifiers say so and can't be chosen", () => {
    const opened = openProduct(menuWith([extras]));
    const pineapple = opened.named<HTMLInputElement>("input", "Pineapple Sold out");
    expect(pineapple.disabled).toBe(true);
    click(pineapple);
    expect(checkedIn(opened)).toEqual([]);
  });

  it("a quantity has one control: a plus that becomes a stepper, and takes the focus back when it is one again", () => {
    const { named, names, root } = openProduct(menuWith([dips]));
    const ofAioli = () => names("button").filter((name) => name.endsWith("Aioli"));
    expect([ofAioli(), names("input")]).toEqual([["Add one Aioli"], []]);
    click(named("button", "Add one Aioli"));
    expect(ofAioli()).toEqual(["Remove one Aioli", "Add one Aioli"]);
    const remove = named("button", "Remove one Aioli");
    remove.focus();
    click(remove);
    expect(ofAioli()).toEqual(["Add one Aioli"]);
    expect(root.activeElement).toBe(named("button", "Add one Aioli"));
  });

  it("a plus that waits says how many there are already", () => {
    const { named, root } = openProduct(menuWith([{ ...dips, maximum: 1 }]));
    const reason = (name: string) =>
      root.getElementById(named("button", name).getAttribute("aria-describedby") ?? "")?.textContent;
    expect(reason("Add one Hot honey")).toBeUndefined();
    click(named("button", "Add one Aioli"));
    expect(reason("Add one Hot honey")).toBe("1 of 1");
  });

  it("R11, R14: sub-modifiers are shown in a group below the chosen modifier, and are priced", () => {
    const { named, names } = openProduct(menuWith([side]));
    expect(names("fieldset")).toEqual(["Make it a side"]);
    click(named("input", "Chips"));
    expect(named("fieldset", "Make").contains(named("fieldset", "Salt"))).toBe(true);
    click(named("input", "Rosemary"));
    expect(named("button", "Add to cart").textContent).toBe("Add to cart$22.00");
    click(named("input", "Salad"));
    expect(names("fieldset")).toEqual(["Make it a side"]);
    expect(named("button", "Add to cart").textContent).toBe("Add to cart$17.50");
  });

  it("keep choices that are still possible when the menu changes", () => {
    const opened = openProduct(menuWith([cook, extras, dips]));
    for (const name of ["Well done", "Bacon", "Egg"]) click(opened.named("input", name));
    opened.refresh(menuWith([cook, { ...extras, modifiers: extras.modifiers.filter(({ id }) => id !== "Bacon") }]));
    expect(checkedIn(opened)).toEqual(["Well done", "Egg +$2.50"]);
    expect(opened.named("button", "Add to cart").textContent).toBe("Add to cart$19.00");
  });
});

describe("a minimum that isn't reached", () => {
  const four = (minimum: number) => buildGroup("Fillings", "abcd", { isForced: true, minimum, maximum: minimum });

  it.each([
    [1, "Minimum selection of Fillings is 1 item."],
    [2, "Minimum selection of Fillings is 2 items."],
  ])("S9: the message for a minimum of %i", (minimum, message) => {
    const { find, named } = openProduct(menuWith([four(minimum)]));
    expect(find("[role=status]").textContent).toBe("");
    click(named("input", "a"));
    expect(find("[role=status]").textContent).toBe(message);
  });

  it("describes the disabled button, which moves the focus to the group", () => {
    const { root, named } = openProduct(menuWith([extras, four(2)]));
    click(named("input", "a"));
    const button = named("button", "Add to cart");
    const note = root.getElementById(button.getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toContain("Minimum selection of Fillings is 2 items.");
    click(button);
    expect(root.activeElement).toBe(named("input", "a"));
  });

  it("R11: moves the focus to the group itself if nothing in it is available", () => {
    const [, , , pineapple] = extras.modifiers;
    const gone = buildGroup("Fruit", pineapple ? [pineapple] : [], { isForced: true, minimum: 1 });
    const { root, named } = openProduct(menuWith([gone]));
    click(named("button", "Add to cart"));
    expect(root.activeElement?.querySelector("fieldset")).toBe(named("fieldset", "Fruit"));
  });
});
