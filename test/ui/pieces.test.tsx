// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { Changed } from "../../src/ui/Changed.tsx";
import { EmptyState } from "../../src/ui/EmptyState.tsx";
import { Notice } from "../../src/ui/Notice.tsx";
import { Photo } from "../../src/ui/Photo.tsx";
import { Pill } from "../../src/ui/Pill.tsx";
import { Skeleton } from "../../src/ui/Skeleton.tsx";
import { Spinner } from "../../src/ui/Spinner.tsx";
import { VisuallyHidden } from "../../src/ui/VisuallyHidden.tsx";
import { render } from "./render.tsx";

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
    expect(find<HTMLImageElement>("img").getAttribute("srcset")).toBeNull();
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
