// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { Dropdown } from "../../src/ui/Dropdown.tsx";
import { click, press, type Rendered, render } from "./render.tsx";

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
