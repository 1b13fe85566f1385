// @vitest-environment happy-dom

import { act, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Checkbox } from "../../src/ui/Checkbox.tsx";
import { ComboField, type ComboOption } from "../../src/ui/ComboField.tsx";
import { SearchField } from "../../src/ui/SearchField.tsx";
import { SelectField } from "../../src/ui/SelectField.tsx";
import { TextArea } from "../../src/ui/TextArea.tsx";
import { TextField } from "../../src/ui/TextField.tsx";
import { click, press, type Rendered, render, type } from "./render.tsx";

const texts = { label: "Email", hint: "For the receipt", error: "Enter an email address like name@example.com" };
const kinds = [
  ["TextField", <TextField key="t" {...texts} value="mei@" onChange={vi.fn()} />],
  ["TextArea", <TextArea key="a" {...texts} value="mei@" onChange={vi.fn()} />],
  [
    "SelectField",
    <SelectField key="s" {...texts} value="a" onChange={vi.fn()} options={[{ value: "a", label: "A" }]} />,
  ],
] as const;

function described({ find, root }: Rendered): (string | null | undefined)[] {
  const ids = find(".field__control").getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => root.getElementById(id)?.textContent);
}

describe.each(kinds)("%s", (_, field) => {
  it("is linked to its label, its error and its hint", () => {
    const rendered = render(field);
    const { find } = rendered;
    expect(find<HTMLLabelElement>("label").htmlFor).toBe(find(".field__control").id);
    expect(find("label").textContent).toBe("Email");
    expect(described(rendered)).toEqual([texts.error, texts.hint]);
    expect(find(".field__control").getAttribute("aria-invalid")).toBe("true");
  });
});

describe("fields", () => {
  it("have no description without an error", () => {
    const rendered = render(<TextField label="Email" error={undefined} value="" onChange={vi.fn()} />);
    expect(rendered.find("input").hasAttribute("aria-describedby")).toBe(false);
  });

  it("say that they are valid until there is an error, even if they are required and empty", () => {
    const options = [{ value: "", label: "Choose" }];
    const { find } = render(<SelectField label="State" required value="" onChange={vi.fn()} options={options} />);
    expect(find("select").getAttribute("aria-invalid")).toBe("false");
  });

  it("pass on what is typed", () => {
    const onChange = vi.fn();
    const { find } = render(<TextField label="Email" value="" onChange={onChange} />);
    type(find<HTMLInputElement>("input"), "mei");
    expect(onChange).toHaveBeenCalledWith("mei");
  });

  it("show the counter of a text area beside its label, but not in its name", () => {
    const { find } = render(<TextArea label="Notes" counter="3/200" maxLength={200} value="abc" onChange={vi.fn()} />);
    expect(find("label").textContent).toBe("Notes");
    expect(find(".field__beside-label").textContent).toBe("3/200");
    expect(find<HTMLTextAreaElement>("textarea").maxLength).toBe(200);
  });
});

it("options of a group are shown under the group's name", () => {
  const options = [
    { value: "soon", label: "Soon" },
    { label: "Tomorrow", options: [{ value: "1", label: "12:00 am" }] },
  ];
  const { find } = render(<SelectField label="Time" value="1" onChange={vi.fn()} options={options} />);
  expect([...find("select").children].map((each) => each.tagName)).toEqual(["OPTION", "OPTGROUP"]);
  expect(find<HTMLOptGroupElement>("optgroup").label).toBe("Tomorrow");
  expect(find<HTMLSelectElement>("select").selectedOptions[0]?.textContent).toBe("12:00 am");
});

describe("Checkbox", () => {
  it("is named by its label, and reports its new state", () => {
    const onChange = vi.fn();
    const { find } = render(<Checkbox label="I agree" checked={false} onChange={onChange} />);
    const box = find<HTMLInputElement>("input[type=checkbox]");
    expect(box.labels?.[0]?.textContent).toBe("I agree");
    click(box);
    expect(onChange).toHaveBeenCalledWith(true);
  });
});

describe("SearchField", () => {
  const search = (value: string, onChange: (value: string) => void) => (
    <SearchField label="Search the menu" clearLabel="Clear search" value={value} onChange={onChange} />
  );

  it("is a search box with an accessible name, and offers to clear only existing text, which keeps the focus", () => {
    const onChange = vi.fn();
    const { find, rerender, root } = render(search("", onChange));
    expect(find<HTMLInputElement>("input").type).toBe("search");
    expect(find("input").getAttribute("aria-label")).toBe("Search the menu");
    expect(root.querySelector("button")).toBeNull();
    rerender(search("chips", onChange));
    click(find("button"));
    expect(onChange).toHaveBeenCalledWith("");
    expect(root.activeElement).toBe(find("input"));
  });

  it("handles the first Escape itself, but not the next", () => {
    const onChange = vi.fn();
    const { find, rerender } = render(search("chips", onChange));
    expect(press(find("input"), "Escape")).toBe(false);
    expect(onChange).toHaveBeenCalledWith("");
    rerender(search("", onChange));
    expect(press(find("input"), "Escape")).toBe(true);
  });
});

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
