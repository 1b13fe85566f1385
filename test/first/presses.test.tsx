// @vitest-environment happy-dom

import { act, type ChangeEvent, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { keepPresses } from "../../src/first/presses.ts";
import { drawInto } from "../../src/views/drawInto.ts";
import { click } from "../ui/render.tsx";

const opened = vi.fn<(dish: string) => void>();
let app: Root | null = null;
afterEach(() => {
  act(() => app?.unmount());
  opened.mockClear();
  document.body.replaceChildren();
});

const dishes = ["soup", "salad"];

function Shop({
  search,
  menu = dishes,
}: {
  readonly menu?: readonly string[];
  readonly search?: { value: string; onChange(event: ChangeEvent): void };
}) {
  return (
    <div className="servery">
      <input type="search" {...(search ?? { value: "" })} />
      {menu.map((dish) => (
        <li key={dish}>
          <button type="button" onClick={() => opened(dish)}>
            <span className="menu-card__name">{dish}</span>
          </button>
        </li>
      ))}
      <a href="#sides">Sides</a>
    </div>
  );
}

function App({ menu }: { readonly menu: readonly string[] }) {
  const [value, setValue] = useState("");
  const onChange = (event: ChangeEvent<HTMLInputElement>) => setValue(event.currentTarget.value);
  return <Shop search={{ value, onChange }} menu={menu} />;
}

/** As in an element: what was drawn, and then the app behind it. */
function drawn() {
  const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  drawInto(root, <Shop />, []);
  const first = root.lastElementChild as HTMLElement;
  const handOver = keepPresses(root, first);
  const find = <T extends Element>(selector: string) => first.querySelector(selector) as T;
  return {
    first,
    find,
    handOver: async (menu = dishes) => {
      const mount = createRoot(root as unknown as Element);
      app = mount;
      act(() => mount.render(<App menu={menu} />));
      await act(async () => handOver());
      return root;
    },
  };
}

it("answers a press by its look, and does it when the app is there: the last one", async () => {
  const { first, find, handOver } = drawn();
  click(find("button span"));
  click(find("li + li button"));
  expect(Array.from(first.querySelectorAll("[data-pressed]"), ({ textContent }) => textContent)).toEqual(["salad"]);
  await handOver();
  expect(opened.mock.calls).toEqual([["salad"]]);
  expect(first.isConnected).toBe(false);
});

it("leaves the page's address alone", () => {
  const { find } = drawn();
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  find("a").dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
});

it("finishes a press that began on it", async () => {
  const { find, handOver } = drawn();
  find("button").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  const root = await handOver();
  expect(opened).not.toHaveBeenCalled();
  root.querySelector("button")?.dispatchEvent(new Event("pointerup", { bubbles: true }));
  root.querySelector("button")?.dispatchEvent(new Event("pointerup", { bubbles: true }));
  expect(opened.mock.calls).toEqual([["soup"]]);
});

it("gives the app what was typed, and the focus", async () => {
  const { find, handOver } = drawn();
  const field = find<HTMLInputElement>("input");
  field.focus();
  field.value = "soup";
  const root = await handOver();
  expect(root.querySelector("input")?.value).toBe("soup");
  expect(root.activeElement).toBe(root.querySelector("input"));
});

it("does nothing where the app shows another dish", async () => {
  const { find, handOver } = drawn();
  click(find("li + li button"));
  await handOver(["bread", "soup", "salad"]);
  expect(opened).not.toHaveBeenCalled();
});

it("finishes no press of another button, and none that ended elsewhere", async () => {
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

it("draws nothing of what stands in a text's place", () => {
  const root = document.createElement("div");
  const stored: unknown = JSON.parse('{"type":"img","key":null,"props":{"src":"x","onerror":"alert(1)"}}');
  drawInto(root, <p>{stored as string}</p>, []);
  expect(root.innerHTML).toBe("<p></p>");
});
