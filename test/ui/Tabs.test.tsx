// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { Tabs } from "../../src/ui/Tabs.tsx";
import { click, press, render } from "./render.tsx";

const tabs = [
  { value: "delivery", name: "Delivery" },
  { value: "pickup", name: "Pickup" },
  { value: "table", name: "Dine in" },
] as const;

type Value = (typeof tabs)[number]["value"];

function isChosen(tab: Element): boolean {
  return tab.getAttribute("aria-selected") === "true";
}

function open(value: Value = "pickup", disabled = false) {
  const choose = vi.fn<(value: Value) => void>();
  const draw = (chosen: Value) => (
    <Tabs label="How?" tabs={tabs} value={chosen} onChange={choose} disabled={disabled}>
      <p>The form</p>
    </Tabs>
  );
  const rendered = render(draw(value));
  const all = () => [...rendered.root.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  const named = (name: string) => {
    const tab = all().find(({ textContent }) => textContent === name);
    if (!tab) throw new Error(`No tab is named ${name}`);
    return tab;
  };
  return { ...rendered, choose, all, named, redraw: (chosen: Value) => rendered.rerender(draw(chosen)) };
}

it("labels its list, and each panel by its tab", () => {
  const { find, named } = open();
  expect(find('[role="tablist"]').getAttribute("aria-label")).toBe("How?");
  expect(find('[role="tabpanel"]').textContent).toBe("The form");
  expect(find('[role="tabpanel"]').getAttribute("aria-labelledby")).toBe(named("Pickup").id);
  expect(named("Pickup").getAttribute("aria-controls")).toBe(find('[role="tabpanel"]').id);
});

it("makes only the selected tab reachable with the Tab key", () => {
  const { all, redraw } = open();
  expect(all().map((tab) => [tab.tabIndex, isChosen(tab)])).toEqual([
    [-1, false],
    [0, true],
    [-1, false],
  ]);
  redraw("table");
  expect(all().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

it("selects a tab on click", () => {
  const { choose, named } = open();
  click(named("Dine in"));
  expect(choose.mock.calls).toEqual([["table"]]);
});

it.each<[string, Value, Value, string]>([
  ["ArrowRight", "pickup", "table", "Dine in"],
  ["ArrowRight", "table", "delivery", "Delivery"],
  ["ArrowLeft", "pickup", "delivery", "Delivery"],
  ["ArrowLeft", "delivery", "table", "Dine in"],
  ["Home", "table", "delivery", "Delivery"],
  ["End", "delivery", "table", "Dine in"],
])("%s from %s selects %s and moves the focus there", (key, from, to, name) => {
  const { choose, all, named, root } = open(from);
  const chosen = all().find(isChosen);
  if (!chosen) throw new Error("No tab is chosen");
  expect(press(chosen, key)).toBe(false);
  expect(choose.mock.calls).toEqual([[to]]);
  expect(root.activeElement).toBe(named(name));
});

it("ignores other keys", () => {
  const { choose, named } = open();
  expect(press(named("Pickup"), "ArrowDown")).toBe(true);
  expect(choose).not.toHaveBeenCalled();
});

it("keeps the selected tab while it is disabled", () => {
  const { choose, named } = open("pickup", true);
  click(named("Dine in"));
  press(named("Pickup"), "End");
  expect(choose).not.toHaveBeenCalled();
  expect(named("Pickup").disabled).toBe(false);
});
