// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { EmptyState } from "../../src/ui/EmptyState.tsx";
import { Notice } from "../../src/ui/Notice.tsx";
import { Photo } from "../../src/ui/Photo.tsx";
import { Pill } from "../../src/ui/Pill.tsx";
import { Skeleton } from "../../src/ui/Skeleton.tsx";
import { Spinner } from "../../src/ui/Spinner.tsx";
import { VisuallyHidden } from "../../src/ui/VisuallyHidden.tsx";
import { render } from "./render.tsx";

describe("Photo", () => {
  const photo = (src: string | null, alt = "") => (
    <Photo src={src} alt={alt} initial="B" widthPx={112} heightPx={104} loading="lazy" />
  );

  it("keeps its place before it comes, and waits its turn", () => {
    const { find } = render(photo("data:image/png;base64,", "A burger"));
    const image = find<HTMLImageElement>("img");
    expect([image.width, image.height, image.alt, image.loading]).toEqual([112, 104, "A burger", "lazy"]);
  });

  it("leaves a plate where there is none", () => {
    const { find, root } = render(photo(null));
    expect(root.querySelector("img")).toBeNull();
    expect(find(".photo__plate").textContent).toBe("B");
    expect(find(".photo__plate").getAttribute("aria-hidden")).toBe("true");
  });

  it("still says what it would have shown", () => {
    const { find } = render(photo(null, "A burger"));
    expect(find("[role=img]").getAttribute("aria-label")).toBe("A burger");
  });

  it("falls back to the plate when it fails, and tries again with another address", () => {
    const { find, root, rerender } = render(photo("data:image/png;base64,broken"));
    act(() => {
      find("img").dispatchEvent(new Event("error"));
    });
    expect(root.querySelector("img")).toBeNull();
    rerender(photo("data:image/png;base64,other"));
    expect(find("img").getAttribute("src")).toBe("data:image/png;base64,other");
  });
});

describe("Notice", () => {
  it.each([
    ["info", "status"],
    ["success", "status"],
    ["warning", "status"],
    ["error", "alert"],
  ] as const)("of kind %s is a %s", (kind, role) => {
    const { find } = render(
      <Notice kind={kind} title="Closed" action={<button type="button">Again</button>}>
        We open at 5 pm.
      </Notice>,
    );
    expect(find(`[role=${role}]`).textContent).toBe("ClosedWe open at 5 pm.Again");
  });
});

describe("EmptyState", () => {
  it("is headed at the level that its screen needs", () => {
    const { find } = render(<EmptyState title="Nothing here" headingLevel={1} text="Try again later." />);
    expect(find("h1").textContent).toBe("Nothing here");
  });
});

describe("small pieces", () => {
  it("hide ornaments from screen readers and speak labels", () => {
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
