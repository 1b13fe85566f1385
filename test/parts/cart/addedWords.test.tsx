// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AddedText } from "../../../src/parts/cart/AddedText.tsx";
import { render } from "../../ui/render.tsx";

interface Seen {
  readonly target: Element;
  readonly intersectionRatio: number;
}

let scrollTo: (seen: readonly Seen[]) => void;
let margin: string | undefined;
let rows: Element[];

class Sight {
  constructor(tell: (seen: readonly Seen[]) => void, { rootMargin }: IntersectionObserverInit) {
    rows = [];
    margin = rootMargin;
    scrollTo = (seen) => act(() => tell(seen));
  }
  observe(row: Element) {
    rows.push(row);
  }
  disconnect() {}
}

/** Tells its first size at once, as the browser does. */
class Size {
  readonly tell: () => void;
  constructor(tell: () => void) {
    this.tell = tell;
  }
  observe() {
    this.tell();
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", Sight);
  vi.stubGlobal("ResizeObserver", Size);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(72);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("R116: stands beside the button only while a row that adds is out of sight, and keeps its place", () => {
  const { find } = render(
    <section>
      <p>Subtotal</p>
      <p data-added>Delivery</p>
      <p data-added>Sunday surcharge</p>
      <div className="cart__pay">
        <AddedText words="with $3.44 Sunday surcharge" rows="[data-added]" />
      </div>
    </section>,
  );
  const isKept = () => find(".added-words").classList.contains("button__kept");
  expect(rows.map(({ textContent }) => textContent)).toEqual(["Delivery", "Sunday surcharge"]);
  expect([margin, isKept()]).toEqual(["0px 0px -72px", true]);
  const [delivery, surcharge] = rows as [Element, Element];
  scrollTo([
    { target: delivery, intersectionRatio: 1 },
    { target: surcharge, intersectionRatio: 0.3 },
  ]);
  expect(isKept()).toBe(false);
  scrollTo([{ target: delivery, intersectionRatio: 0 }]);
  scrollTo([{ target: surcharge, intersectionRatio: 1 }]);
  expect(isKept()).toBe(false);
  scrollTo([{ target: delivery, intersectionRatio: 0.99 }]);
  expect(isKept()).toBe(true);
  expect(find(".added-words").textContent).toBe("with $3.44 Sunday surcharge");
});
