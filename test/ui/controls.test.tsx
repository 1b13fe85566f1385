// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { ActionButton } from "../../src/ui/ActionButton.tsx";
import { Button } from "../../src/ui/Button.tsx";
import { Changed } from "../../src/ui/Changed.tsx";
import { ChoiceGroup } from "../../src/ui/ChoiceGroup.tsx";
import { ChoiceRow } from "../../src/ui/ChoiceRow.tsx";
import { EmptyState } from "../../src/ui/EmptyState.tsx";
import { IconButton } from "../../src/ui/IconButton.tsx";
import { Notice } from "../../src/ui/Notice.tsx";
import { Photo } from "../../src/ui/Photo.tsx";
import { Pill } from "../../src/ui/Pill.tsx";
import { QuantityStepper } from "../../src/ui/QuantityStepper.tsx";
import { Skeleton } from "../../src/ui/Skeleton.tsx";
import { Spinner } from "../../src/ui/Spinner.tsx";
import { VisuallyHidden } from "../../src/ui/VisuallyHidden.tsx";
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

describe("Photo", () => {
  const photo = (src: string | null) => <Photo src={src} name="Burger" widthPx={112} heightPx={104} />;

  it("reserves its space, loads lazily and has an empty alt text", () => {
    const { find } = render(photo("data:image/png;base64,"));
    const image = find<HTMLImageElement>("img");
    expect([image.width, image.height, image.alt, image.loading]).toEqual([112, 104, "", "lazy"]);
  });

  it("shows a plate if there is no photo", () => {
    const { find, root } = render(photo(null));
    expect(root.querySelector("img")).toBeNull();
    expect(find(".photo__plate").textContent).toBe("B");
    expect(find(".photo__plate").getAttribute("aria-hidden")).toBe("true");
  });

  it("offers the large photo as well, and drops it if it fails", () => {
    const [small, large] = ["https://pictures.example/a.webp", "https://pictures.example/a-large.webp"];
    const { find } = render(
      <Photo src={small} largeSrc={large} sizes="360px" name="Burger" widthPx={360} heightPx={270} />,
    );
    const image = find<HTMLImageElement>("img");
    expect([image.srcset, image.sizes]).toEqual([`${small} 480w, ${large} 800w`, "360px"]);
    Object.defineProperty(image, "currentSrc", { value: large });
    act(() => {
      image.dispatchEvent(new Event("error"));
    });
    for (const name of ["srcset", "sizes"]) expect(find("img").getAttribute(name)).toBeNull();
    expect(find<HTMLImageElement>("img").src).toBe(small);
  });

  it("shows the plate if the photo fails, and tries again with another URL", () => {
    const { find, root, rerender } = render(photo("data:image/png;base64,broken"));
    act(() => {
      find("img").dispatchEvent(new Event("error"));
    });
    expect(root.querySelector("img")).toBeNull();
    rerender(photo("data:image/png;base64,other"));
    expect(find("img").getAttribute("src")).toBe("data:image/png;base64,other");
  });
});

it("Changed is mounted again only if its content changes", () => {
  const { find, rerender } = render(<Changed>{1}</Changed>);
  const first = find(".changed");
  rerender(<Changed>{1}</Changed>);
  expect(find(".changed")).toBe(first);
  rerender(<Changed>{2}</Changed>);
  expect(find(".changed")).not.toBe(first);
  expect(find(".changed").textContent).toBe("2");
});

describe("Notice", () => {
  it.each([
    ["info", "status"],
    ["warning", "status"],
    ["error", "alert"],
  ] as const)("of kind %s is a %s", (kind, role) => {
    const { find } = render(
      <Notice kind={kind} action={<button type="button">Again</button>}>
        We open at 5 pm.
      </Notice>,
    );
    expect(find(`[role=${role}]`).textContent).toBe("We open at 5 pm.Again");
  });
});

describe("EmptyState", () => {
  it("has the heading level that its screen needs", () => {
    const { find } = render(<EmptyState title="Nothing here" headingLevel={1} text="Try again later." />);
    expect(find("h1").textContent).toBe("Nothing here");
  });
});

describe("small components", () => {
  it("hide decorations from screen readers, but not labels", () => {
    const { root, find } = render(
      <>
        <Skeleton width="60%" heightPx={20} />
        <Spinner label="Loading" />
        <Pill tone="good" dot>
          Open
        </Pill>
        <VisuallyHidden>spoken</VisuallyHidden>
      </>,
    );
    for (const ornament of root.querySelectorAll(".skeleton, .spinner, .pill__dot")) {
      expect(ornament.getAttribute("aria-hidden")).toBe("true");
    }
    expect(find("[role=status]").textContent).toBe("Loading");
    expect(find(".skeleton").style.width).toBe("60%");
    expect(find(".pill").textContent).toBe("Open");
  });
});

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
    expect(find("output").textContent).toBe(`${value}`);
    expect(find("output").getAttribute("aria-label")).toBe("Burgers");
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
});
