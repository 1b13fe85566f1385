// @vitest-environment happy-dom
import { act, useState } from "react";
import { describe, expect, it } from "vitest";
import { ComboField, type ComboOption } from "../../src/ui/ComboField.tsx";
import { click, press, render, type } from "./render.tsx";

const options: readonly ComboOption[] = [
  { key: "a", label: "1 Bourke St", detail: "Melbourne" },
  { key: "b", label: "2 Bourke St", detail: "" },
];

interface HostProps {
  readonly onPick: (key: string) => void;
  readonly offered?: readonly ComboOption[];
}

function Host({ onPick, offered = options }: HostProps) {
  const [value, setValue] = useState("");
  const [isOpen, setOpen] = useState(false);
  return (
    <ComboField
      label="Street"
      value={value}
      onChange={(text) => {
        setValue(text);
        setOpen(text !== "");
      }}
      options={isOpen ? offered : []}
      onPick={(key) => {
        onPick(key);
        setOpen(false);
      }}
      onClose={() => setOpen(false)}
    />
  );
}

function openField() {
  const heard: string[] = [];
  const onPick = (key: string) => heard.push(key);
  const { root, find, rerender } = render(<Host onPick={onPick} />);
  const input = find<HTMLInputElement>("input");
  const all = () => [...root.querySelectorAll('[role="option"]')];
  const active = () => {
    const id = input.getAttribute("aria-activedescendant");
    return id === null ? null : all().find((each) => each.id === id)?.textContent;
  };
  const offer = (offered: readonly ComboOption[]) => rerender(<Host onPick={onPick} offered={offered} />);
  return { root, input, heard, all, active, offer };
}

describe("a text field with suggestions", () => {
  it("is a combobox that controls its list while there are suggestions", () => {
    const { root, input } = openField();
    expect([input.getAttribute("role"), input.getAttribute("aria-expanded")]).toEqual(["combobox", "false"]);
    expect(input.hasAttribute("aria-controls")).toBe(false);
    type(input, "b");
    const list = root.querySelector('[role="listbox"]');
    expect(input.getAttribute("aria-expanded")).toBe("true");
    expect(input.getAttribute("aria-controls")).toBe(list?.id);
    expect(list?.getAttribute("aria-label")).toBe("Street");
  });

  it("moves through the list and back to the text with the arrow keys", () => {
    const { input, active } = openField();
    type(input, "b");
    const seen = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"].map((key) => {
      press(input, key);
      return active();
    });
    expect(seen).toEqual(["1 Bourke StMelbourne", "2 Bourke St", null, "2 Bourke St", "1 Bourke StMelbourne"]);
  });

  it("takes the marked option with Enter, which doesn't submit the form then", () => {
    const { input, heard } = openField();
    type(input, "b");
    press(input, "ArrowDown");
    expect(press(input, "Enter")).toBe(false);
    expect(heard).toEqual(["a"]);
    expect(press(input, "Enter")).toBe(true);
  });

  it("keeps its mark on the same option while the list changes, and clears it if that is gone", () => {
    const { input, heard, active, offer } = openField();
    const [first, second] = options;
    const added = { key: "c", label: "3 Bourke St", detail: "" };
    if (!first || !second) throw new Error("There are two.");
    type(input, "b");
    press(input, "ArrowDown");
    offer([added, first]);
    expect(active()).toBe("1 Bourke StMelbourne");
    offer([added, second]);
    expect(active()).toBeNull();
    press(input, "Enter");
    expect(heard).toEqual([]);
    press(input, "ArrowDown");
    expect(active()).toBe("3 Bourke St");
  });

  it("takes the pressed option, and keeps the focus", () => {
    const { input, heard, all } = openField();
    type(input, "b");
    const [, second] = all();
    if (!second) throw new Error("There are two.");
    const down = new Event("pointerdown", { bubbles: true, cancelable: true });
    act(() => void second.dispatchEvent(down));
    expect(down.defaultPrevented).toBe(true);
    click(second);
    expect(heard).toEqual(["b"]);
    expect(all()).toEqual([]);
    expect(input.getAttribute("aria-expanded")).toBe("false");
  });

  it("closes on Escape, which doesn't close a surrounding dialog then", () => {
    const { input, all } = openField();
    type(input, "b");
    expect(press(input, "Escape")).toBe(false);
    expect(all()).toEqual([]);
    expect(press(input, "Escape")).toBe(true);
  });

  it.each([
    ["ArrowDown", "1 Bourke StMelbourne"],
    ["ArrowUp", "2 Bourke St"],
  ])("opens again after Escape on %s, with the option at that end marked", (key, marked) => {
    const { input, all, active } = openField();
    type(input, "b");
    press(input, "ArrowDown");
    press(input, "Escape");
    expect([input.getAttribute("aria-expanded"), active()]).toEqual(["false", null]);
    expect(press(input, key)).toBe(false);
    expect([input.getAttribute("aria-expanded"), all().length, active()]).toEqual(["true", 2, marked]);
  });
});
