// @vitest-environment happy-dom
import { act, type ReactNode, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Dialog } from "../../src/ui/Dialog.tsx";
import { Drawer } from "../../src/ui/Drawer.tsx";
import { Dropdown } from "../../src/ui/Dropdown.tsx";
import { Tabs } from "../../src/ui/Tabs.tsx";
import { click, press, type Rendered, render } from "./render.tsx";

function Opener({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && children(() => setOpen(false))}
    </>
  );
}

const kinds = [
  [
    "Dialog",
    (close: () => void) => (
      <Dialog title="Burger" closeLabel="Close" onClose={close}>
        <p>Text</p>
      </Dialog>
    ),
  ],
  [
    "Drawer",
    (close: () => void) => (
      <Drawer title="Burger" closeLabel="Close" onClose={close}>
        <p>Text</p>
      </Drawer>
    ),
  ],
] as const;

describe.each(kinds)("%s", (_, draw) => {
  it("opens as a modal named by its title, with its content marked for autofocus", () => {
    const { find } = render(draw(vi.fn()));
    const dialog = find<HTMLDialogElement>("dialog");
    expect(dialog.open).toBe(true);
    expect(find(`#${CSS.escape(dialog.getAttribute("aria-labelledby") ?? "")}`).textContent).toBe("Burger");
    // The browser focuses this element; that is tested in a real one.
    expect(dialog.querySelector<HTMLElement>("[tabindex]")?.autofocus).toBe(true);
  });

  it("returns the focus to the element that had it", () => {
    const { find, root } = render(<Opener>{draw}</Opener>);
    act(() => find(".opener").focus());
    click(find(".opener"));
    act(() => find("[aria-label=Close]").focus());
    click(find("[aria-label=Close]"));
    expect(root.querySelector("dialog")).toBeNull();
    expect(root.activeElement).toBe(find(".opener"));
  });

  it("asks its owner to close on Escape, doesn't close by itself, and notifies its owner if the browser closes it", () => {
    const onClose = vi.fn();
    const { find } = render(draw(onClose));
    const cancel = new Event("cancel", { cancelable: true });
    act(() => {
      find("dialog").dispatchEvent(cancel);
    });
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(cancel.defaultPrevented).toBe(true);
    expect(find<HTMLDialogElement>("dialog").open).toBe(true);
    act(() => find<HTMLDialogElement>("dialog").close());
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it("closes on a press on the backdrop, not inside, nor if it starts inside", () => {
    const onClose = vi.fn();
    const { find } = render(draw(onClose));
    click(find("p"));
    expect(onClose).not.toHaveBeenCalled();
    click(find("dialog"));
    expect(onClose).toHaveBeenCalledTimes(1);
    act(() => {
      find("p").dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
      find("dialog").click();
    });
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe("Dialog", () => {
  it("accepts a label if its content has the heading", () => {
    const { find, root } = render(
      <Dialog label="Burger" closeLabel="Close" onClose={vi.fn()} aside={<h2>Burger</h2>} footer={<b>Foot</b>}>
        <p>Text</p>
      </Dialog>,
    );
    expect(find("dialog").getAttribute("aria-label")).toBe("Burger");
    expect(root.querySelectorAll("h2")).toHaveLength(1);
    expect(find(".dialog__footer").textContent).toBe("Foot");
  });
});

function renderLanguages() {
  const chosen = vi.fn();
  const items = [
    { key: "en", label: "English", current: true, onSelect: () => chosen("en") },
    { key: "zh-CN", label: "中文", lang: "zh-CN", onSelect: () => chosen("zh-CN") },
  ];
  const rendered = render(
    <>
      <Dropdown label="English" items={items} />
      <button type="button" className="outside">
        Outside
      </button>
    </>,
  );
  return { ...rendered, chosen };
}

const isOpen = ({ root, find }: Rendered) =>
  root.querySelector("ul") !== null && find(".dropdown__button").getAttribute("aria-expanded") === "true";
const focusedText = ({ root }: Rendered) => root.activeElement?.textContent;

describe("Dropdown", () => {
  it("opens its list, with the current item marked and each in its own language", () => {
    const rendered = renderLanguages();
    expect(isOpen(rendered)).toBe(false);
    click(rendered.find(".dropdown__button"));
    expect(isOpen(rendered)).toBe(true);
    expect(rendered.find("[aria-current=true]").textContent).toBe("English");
    expect(rendered.find("[lang=zh-CN]").textContent).toBe("中文");
  });

  it("closes on a choice and returns the focus", () => {
    const rendered = renderLanguages();
    click(rendered.find(".dropdown__button"));
    click(rendered.find("[lang=zh-CN]"));
    expect(rendered.chosen).toHaveBeenCalledExactlyOnceWith("zh-CN");
    expect(isOpen(rendered)).toBe(false);
    expect(rendered.root.activeElement).toBe(rendered.find(".dropdown__button"));
  });

  it("moves through its items with the arrow keys, and wraps around", () => {
    const rendered = renderLanguages();
    const button = rendered.find(".dropdown__button");
    button.focus();
    const walk = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Home", "End"].map((key) => {
      press(rendered.root.activeElement ?? button, key);
      return focusedText(rendered);
    });
    expect(walk).toEqual(["English", "English", "中文", "English", "中文", "English", "中文"]);
    expect(isOpen(rendered)).toBe(true);
  });

  it("handles Escape itself only while it is open", () => {
    const rendered = renderLanguages();
    const button = rendered.find(".dropdown__button");
    expect(press(button, "Escape")).toBe(true);
    click(button);
    press(button, "ArrowDown");
    expect(press(rendered.find("[aria-current=true]"), "Escape")).toBe(false);
    expect(isOpen(rendered)).toBe(false);
    expect(rendered.root.activeElement).toBe(button);
  });

  it("closes on a press elsewhere, in the shadow root or on the host page", () => {
    const rendered = renderLanguages();
    for (const elsewhere of [rendered.find(".outside"), document.body]) {
      click(rendered.find(".dropdown__button"));
      expect(isOpen(rendered)).toBe(true);
      click(elsewhere);
      expect(isOpen(rendered)).toBe(false);
    }
  });

  it("closes when the focus moves elsewhere", () => {
    const rendered = renderLanguages();
    click(rendered.find(".dropdown__button"));
    act(() => {
      rendered
        .find(".dropdown__button")
        .dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: rendered.find(".outside") }));
    });
    expect(isOpen(rendered)).toBe(false);
  });

  it("listens to the page only while it is open", () => {
    const add = vi.spyOn(document, "addEventListener");
    const rendered = renderLanguages();
    expect(add.mock.calls.filter(([name]) => name === "pointerdown")).toHaveLength(0);
    click(rendered.find(".dropdown__button"));
    const calls = add.mock.calls.filter(([name]) => name === "pointerdown");
    expect(calls.length).toBeGreaterThan(0);
    rendered.unmount();
    for (const [, , options] of calls) expect((options as AddEventListenerOptions).signal?.aborted).toBe(true);
    add.mockRestore();
  });
});

const tabs = [
  { value: "delivery", name: "Delivery" },
  { value: "pickup", name: "Pickup" },
  { value: "table", name: "Dine in" },
] as const;

type Value = (typeof tabs)[number]["value"];

function isChosen(tab: Element): boolean {
  return tab.getAttribute("aria-selected") === "true";
}

function open(value: Value = "pickup", disabled = false) {
  const choose = vi.fn<(value: Value) => void>();
  const draw = (chosen: Value) => (
    <Tabs label="How?" tabs={tabs} value={chosen} onChange={choose} disabled={disabled}>
      <p>The form</p>
    </Tabs>
  );
  const rendered = render(draw(value));
  const all = () => [...rendered.root.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  const named = (name: string) => {
    const tab = all().find(({ textContent }) => textContent === name);
    if (!tab) throw new Error(`No tab is named ${name}`);
    return tab;
  };
  return { ...rendered, choose, all, named, redraw: (chosen: Value) => rendered.rerender(draw(chosen)) };
}

it("labels its list, and each panel by its tab", () => {
  const { find, named } = open();
  expect(find('[role="tablist"]').getAttribute("aria-label")).toBe("How?");
  expect(find('[role="tabpanel"]').textContent).toBe("The form");
  expect(find('[role="tabpanel"]').getAttribute("aria-labelledby")).toBe(named("Pickup").id);
  expect(named("Pickup").getAttribute("aria-controls")).toBe(find('[role="tabpanel"]').id);
});

it("makes only the selected tab reachable with the Tab key", () => {
  const { all, redraw } = open();
  expect(all().map((tab) => [tab.tabIndex, isChosen(tab)])).toEqual([
    [-1, false],
    [0, true],
    [-1, false],
  ]);
  redraw("table");
  expect(all().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

it("selects a tab on click", () => {
  const { choose, named } = open();
  click(named("Dine in"));
  expect(choose.mock.calls).toEqual([["table"]]);
});

it.each<[string, Value, Value, string]>([
  ["ArrowRight", "pickup", "table", "Dine in"],
  ["ArrowRight", "table", "delivery", "Delivery"],
  ["ArrowLeft", "pickup", "delivery", "Delivery"],
  ["ArrowLeft", "delivery", "table", "Dine in"],
  ["Home", "table", "delivery", "Delivery"],
  ["End", "delivery", "table", "Dine in"],
])("%s from %s selects %s and moves the focus there", (key, from, to, name) => {
  const { choose, all, named, root } = open(from);
  const chosen = all().find(isChosen);
  if (!chosen) throw new Error("No tab is chosen");
  expect(press(chosen, key)).toBe(false);
  expect(choose.mock.calls).toEqual([[to]]);
  expect(root.activeElement).toBe(named(name));
});

it("ignores other keys", () => {
  const { choose, named } = open();
  expect(press(named("Pickup"), "ArrowDown")).toBe(true);
  expect(choose).not.toHaveBeenCalled();
});

it("keeps the selected tab while it is disabled", () => {
  const { choose, named } = open("pickup", true);
  click(named("Dine in"));
  press(named("Pickup"), "End");
  expect(choose).not.toHaveBeenCalled();
  expect(named("Pickup").disabled).toBe(false);
});
