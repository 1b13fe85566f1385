// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { ActionButton } from "../../src/ui/ActionButton.tsx";
import { Button } from "../../src/ui/Button.tsx";
import { IconButton } from "../../src/ui/IconButton.tsx";
import { click, render } from "./render.tsx";

describe("Button", () => {
  it("is not a submit button by default", () => {
    const { find } = render(<Button>Add</Button>);
    expect(find<HTMLButtonElement>("button").type).toBe("button");
  });

  it("starts its name with the text and ends it with the price", () => {
    const { find } = render(<ActionButton trailing="$39.00">Add to cart</ActionButton>);
    expect(find("button").textContent).toMatch(/^Add to cart\$39\.00$/);
  });

  it("keeps its place and ignores presses while it is busy", () => {
    const onClick = vi.fn();
    const { find, rerender } = render(<ActionButton onClick={onClick}>Pay</ActionButton>);
    click(find("button"));
    rerender(
      <ActionButton onClick={onClick} busy>
        Pay
      </ActionButton>,
    );
    click(find("button"));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(find<HTMLButtonElement>("button").disabled).toBe(false);
    expect(find("button").getAttribute("aria-busy")).toBe("true");
    expect(find("button").getAttribute("aria-disabled")).toBe("true");
  });

  it("doesn't submit its form while it is busy", () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <ActionButton type="submit" busy={busy}>
          Save
        </ActionButton>
      </form>
    );
    const { find, rerender } = render(form(true));
    click(find("button"));
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(form(false));
    click(find("button"));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe("IconButton", () => {
  it("is named by its label, not by its icon", () => {
    const { find } = render(<IconButton label="Close" icon={<svg />} />);
    expect(find("button").getAttribute("aria-label")).toBe("Close");
  });
});
