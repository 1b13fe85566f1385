// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { Checkbox } from "../../src/ui/Checkbox.tsx";
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

  it("is a search box with an accessible name", () => {
    const { find } = render(search("", vi.fn()));
    expect(find<HTMLInputElement>("input").type).toBe("search");
    expect(find("input").getAttribute("aria-label")).toBe("Search the menu");
  });

  it("offers to clear only existing text, and keeps the focus", () => {
    const onChange = vi.fn();
    const { find, rerender, root } = render(search("", onChange));
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
