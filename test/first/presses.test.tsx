// @vitest-environment happy-dom

import { act, type ChangeEvent, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { takeOver } from "../../src/element/takeOver.ts";
import { recordPresses } from "../../src/first/presses.ts";
import { linkProps } from "../../src/ui/linkProps.ts";
import { drawInto } from "../../src/views/drawInto.ts";
import { click } from "../ui/render.tsx";

/** Called with a product's name, or "+ name" if it is added. */
const opened = vi.fn<(what: string) => void>();
let app: Root | null = null;
afterEach(() => {
  act(() => app?.unmount());
  opened.mockClear();
  document.body.replaceChildren();
});

const dishes = [
  { name: "soup", price: "$8" },
  { name: "salad", price: "$9" },
] as const;

type Menu = readonly { readonly name: string; readonly price: string }[];

function Shop({
  search,
  menu = dishes,
}: {
  readonly menu?: Menu;
  readonly search?: { value: string; onChange(event: ChangeEvent): void };
}) {
  return (
    <div className="servery">
      <input type="search" {...(search ?? { value: "" })} />
      {menu.map(({ name, price }) => (
        <li key={name}>
          <button type="button" className="menu-card" onClick={() => opened(name)}>
            <span className="menu-card__name">{name}</span> {price}
          </button>
          <button type="button" className="menu-card__plus" onClick={() => opened(`+ ${name}`)} />
        </li>
      ))}
      <a href="#sides">Sides</a>
      <a href="/order/cart" className="cart-link">
        Cart
      </a>
      <a className="store-brand" {...{ ...linkProps(null), onClick: () => opened("menu") }}>
        Servery
      </a>
    </div>
  );
}

function App({ menu }: { readonly menu: Menu }) {
  const [value, setValue] = useState("");
  const onChange = (event: ChangeEvent<HTMLInputElement>) => setValue(event.currentTarget.value);
  return <Shop search={{ value, onChange }} menu={menu} />;
}

/** Simulates an element: the entry's screen, and then the app that replaces it. */
function drawn() {
  const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  drawInto(root, <Shop />, []);
  const first = root.lastElementChild as HTMLElement;
  const screen = Object.assign(recordPresses(first), { startsPage: true, choice: null, shop: null, showPhotos() {} });
  const find = <T extends Element>(selector: string) => first.querySelector(selector) as T;
  return {
    first,
    find,
    handOver: async (menu: Menu = dishes) => {
      const mount = createRoot(root as unknown as Element);
      app = mount;
      act(() => mount.render(<App menu={menu} />));
      await act(async () => takeOver(root, screen));
      return root;
    },
  };
}

const textsOf = (elements: Iterable<Element>) => Array.from(elements, ({ textContent }) => textContent);

it("marks a press immediately and applies it in the app, but only the last one that opens something", async () => {
  const { first, find, handOver } = drawn();
  click(find("button span"));
  click(find("li + li button"));
  expect(textsOf(first.querySelectorAll("[data-pressed]"))).toEqual(["salad $9"]);
  await handOver();
  expect(opened.mock.calls).toEqual([["salad"]]);
  expect(first.isConnected).toBe(false);
});

it("applies every press that adds a product, in order", async () => {
  const { first, find, handOver } = drawn();
  for (const dish of ["li + li", "li", "li + li"]) click(find(`${dish} .menu-card__plus`));
  expect(first.querySelectorAll("[data-pressed]")).toHaveLength(2);
  click(find(".menu-card"));
  click(find("li + li .menu-card"));
  expect(textsOf(first.querySelectorAll(".menu-card[data-pressed]"))).toEqual(["salad $9"]);
  await handOver();
  expect(opened.mock.calls.flat()).toEqual(["+ salad", "+ soup", "+ salad", "salad"]);
});

function press(target: Element, keys: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  target.dispatchEvent(event);
  return event;
}

const modified = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }];

it("prevents links from navigating", () => {
  const { find } = drawn();
  for (const keys of [{}, ...modified]) expect(press(find("a"), keys).defaultPrevented).toBe(true);
  expect(press(find(".cart-link")).defaultPrevented).toBe(true);
});

it.each(modified)("lets the browser open a link elsewhere with a modifier key: %o", async (keys) => {
  const { first, find, handOver } = drawn();
  click(find(".menu-card"));
  expect(press(find(".cart-link"), keys).defaultPrevented).toBe(false);
  expect(textsOf(first.querySelectorAll("[data-pressed]"))).toEqual(["soup $8"]);
  await handOver();
  expect(opened.mock.calls).toEqual([["soup"]]);
});

it.each(["Enter", "x"])("keeps the press of a link without an address by the key Enter alone: %s", async (key) => {
  const { find, handOver } = drawn();
  find(".store-brand").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  await handOver();
  expect(opened.mock.calls).toEqual(key === "Enter" ? [["menu"]] : []);
});

it("has no link without an address opened elsewhere", () => {
  const { find } = drawn();
  for (const keys of modified) expect(press(find(".store-brand"), keys).defaultPrevented).toBe(true);
});

it("finishes a press that started before the app", async () => {
  const { find, handOver } = drawn();
  find("button").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  const root = await handOver();
  expect(opened).not.toHaveBeenCalled();
  const card = root.querySelector("button") as Element;
  for (const end of ["pointerup", "pointerup"]) card.dispatchEvent(new Event(end, { bubbles: true }));
  // After a touch the browser sends its own click.
  press(card, { detail: 1 });
  expect(opened.mock.calls).toEqual([["soup"]]);
  card.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  press(card, { detail: 1 });
  expect(opened).toHaveBeenCalledTimes(2);
});

it("accepts a key press after a mouse press for which the browser sends no click", async () => {
  const { find, handOver } = drawn();
  find("button").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  const card = (await handOver()).querySelector("button") as Element;
  card.dispatchEvent(new Event("pointerup", { bubbles: true }));
  press(card, { detail: 0 });
  expect(opened).toHaveBeenCalledTimes(2);
});

it("doesn't treat a touch that scrolls as a press", async () => {
  for (const isBefore of [true, false]) {
    const { find, handOver } = drawn();
    find("button").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    if (isBefore) dispatchEvent(new Event("pointercancel"));
    const root = await handOver();
    for (const end of ["pointercancel", "pointerup"])
      root.querySelector("button")?.dispatchEvent(new Event(end, { bubbles: true }));
  }
  expect(opened).not.toHaveBeenCalled();
});

it("hands the typed text and the focus over to the app", async () => {
  const { find, handOver } = drawn();
  const field = find<HTMLInputElement>("input");
  field.focus();
  field.value = "soup";
  const root = await handOver();
  expect(root.querySelector("input")?.value).toBe("soup");
  expect(root.activeElement).toBe(root.querySelector("input"));
});

describe("handing presses over after the menu has changed", () => {
  const bread = { name: "bread", price: "$3" };
  const [soup, salad] = dishes;

  it.each<[string, Menu, readonly string[]]>([
    ["finds a dish in its new place", [bread, salad, soup], ["+ soup", "soup"]],
    ["opens one that costs more, and adds none of it", [{ ...soup, price: "$12" }, salad], ["soup"]],
    ["does nothing with one that is gone", [salad], []],
    ["does nothing with another in its place", [bread, salad], []],
    ["guesses none of two", [bread, soup, { ...soup }], []],
  ])("%s", async (_what, menu, done) => {
    const { find, handOver } = drawn();
    click(find(".menu-card__plus"));
    click(find(".menu-card"));
    vi.spyOn(console, "error").mockImplementation(() => {});
    await handOver(menu);
    expect(opened.mock.calls.flat()).toEqual(done);
  });
});

it("doesn't finish a press of another mouse button, or one that ended elsewhere", async () => {
  for (const [button, end] of [
    [2, null],
    [0, "pointerup"],
  ] as const) {
    const { find, handOver } = drawn();
    const down = Object.assign(new Event("pointerdown", { bubbles: true }), { button });
    find("button").dispatchEvent(down);
    if (end) dispatchEvent(new Event(end));
    const root = await handOver();
    root.querySelector("button")?.dispatchEvent(new Event("pointerup", { bubbles: true }));
  }
  expect(opened).not.toHaveBeenCalled();
});

it("renders nothing for an object in place of a text", () => {
  const root = document.createElement("div");
  const stored: unknown = JSON.parse('{"type":"img","key":null,"props":{"src":"x","onerror":"alert(1)"}}');
  drawInto(root, <p>{stored as string}</p>, []);
  expect(root.innerHTML).toBe("<p></p>");
});
