// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { ChoiceGroup } from "../../src/ui/ChoiceGroup.tsx";
import { ChoiceRow } from "../../src/ui/ChoiceRow.tsx";
import { QuantityStepper } from "../../src/ui/QuantityStepper.tsx";
import { click, render } from "./render.tsx";

describe("ChoiceRow", () => {
  it.each(["radio", "checkbox"] as const)("is a native %s whose name starts with its label", (kind) => {
    const { find } = render(
      <ChoiceRow type={kind} name="extras" label="Bacon" note="+$3.00" checked={false} onChange={vi.fn()} />,
    );
    const input = find<HTMLInputElement>(`input[type=${kind}]`);
    expect(input.labels?.[0]?.textContent).toBe("Bacon +$3.00");
    expect(input.name).toBe("extras");
  });

  it("reports its new state", () => {
    const onChange = vi.fn();
    const { find } = render(<ChoiceRow type="checkbox" name="x" label="Bacon" checked={false} onChange={onChange} />);
    click(find("input"));
    expect(onChange).toHaveBeenCalledWith(true);
  });

  it("can't be changed while it is disabled, and shows the reason", () => {
    const onChange = vi.fn();
    const { find } = render(
      <ChoiceRow type="checkbox" name="x" label="Pine" note="Sold out" checked={false} disabled onChange={onChange} />,
    );
    click(find("input"));
    expect(onChange).not.toHaveBeenCalled();
    expect(find("label").textContent).toBe("Pine Sold out");
  });

  it("doesn't include trailing content in its name", () => {
    const { find } = render(
      <ChoiceRow
        type="radio"
        name="x"
        label="A"
        checked
        onChange={vi.fn()}
        trailing={<button type="button">+</button>}
      />,
    );
    expect(find("label").textContent).toBe("A");
  });
});

describe("ChoiceGroup", () => {
  it("is a group named by its title and described by its hint", () => {
    const { find, root } = render(
      <ChoiceGroup title="Extras" hint="Select up to 3" status={<b>1 of 3</b>}>
        <p>rows</p>
      </ChoiceGroup>,
    );
    const group = find("fieldset");
    expect(root.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent).toBe("Extras");
    expect(root.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Select up to 3");
  });
});

describe("QuantityStepper", () => {
  const stepper = (value: number, onChange: (value: number) => void) => (
    <QuantityStepper
      label="Burgers"
      value={value}
      min={1}
      max={3}
      onChange={onChange}
      decreaseLabel="Less"
      increaseLabel="More"
    />
  );

  it.each([
    [2, "Less", 1],
    [2, "More", 3],
  ])("changes from %i by %s to %i", (value, button, expected) => {
    const onChange = vi.fn();
    const { find } = render(stepper(value, onChange));
    click(find(`[aria-label=${button}]`));
    expect(onChange).toHaveBeenCalledWith(expected);
  });

  it.each([
    [1, "Less"],
    [3, "More"],
  ])("at %i disables %s, which stays focusable", (value, button) => {
    const onChange = vi.fn();
    const { find } = render(stepper(value, onChange));
    const end = find<HTMLButtonElement>(`[aria-label=${button}]`);
    click(end);
    expect(onChange).not.toHaveBeenCalled();
    expect(end.getAttribute("aria-disabled")).toBe("true");
    expect(end.disabled).toBe(false);
  });

  it("shows its value in an output element that says what is counted", () => {
    const { find } = render(stepper(2, vi.fn()));
    expect(find("output").textContent).toBe("2");
    expect(find("output").getAttribute("aria-label")).toBe("Burgers");
  });
});
