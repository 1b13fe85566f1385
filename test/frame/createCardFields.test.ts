// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { instant } from "../../src/domain/time/instant.ts";
import { createCardFields } from "../../src/frame/createCardFields.ts";

const now = () => instant(Date.UTC(2026, 10, 27));
const onChange = vi.fn();
const onSubmit = vi.fn();

function open(language: "en" | "zh-CN" = "en", holder = "") {
  const fields = createCardFields({ now, onChange, onSubmit });
  document.body.replaceChildren(fields.root);
  fields.show(language, holder);
  return fields;
}

const input = (name: string) => document.querySelector<HTMLInputElement>(`#${name}`) as HTMLInputElement;
const errorOf = (name: string) => document.querySelector(`#${name}-error`)?.textContent ?? "";

function type(name: string, text: string): void {
  input(name).value = text;
  input(name).dispatchEvent(new Event("input", { bubbles: true }));
}

function typeCard(number = "4111111111111111"): void {
  type("holder", "Ann Lee");
  type("number", number);
  type("expiry", "0230");
  type("cvv", "123");
}

function press(name: string, init: KeyboardEventInit = {}): void {
  input(name).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init }));
}

beforeEach(() => {
  vi.stubGlobal("isSecureContext", true);
  onChange.mockClear();
  onSubmit.mockClear();
});

describe("the frame's fields", () => {
  it.each([
    ["en", "Card details", ["Card holder", "Card number", "Expiry date", "CVV"]],
    ["zh-CN", "银行卡信息", ["持卡人", "卡号", "有效期", "安全码"]],
  ] as const)("are one group in %s, which a browser fills as a whole", (language, group, labels) => {
    open(language);
    const around = document.querySelector("form > div");
    expect([around?.getAttribute("role"), around?.getAttribute("aria-label")]).toEqual(["group", group]);
    expect([...document.querySelectorAll("label")].map(({ textContent }) => textContent)).toEqual(labels);
    const filled = [...document.querySelectorAll("input")].map((control) => control.getAttribute("autocomplete"));
    expect(filled).toEqual(["cc-name", "cc-number", "cc-exp", "cc-csc"]);
  });

  it("mask what is typed, and have it in no attribute (R37)", () => {
    open();
    typeCard();
    expect(input("number").value).toBe("4111 1111 1111 1111");
    expect(input("expiry").value).toBe("02/30");
    const attributes = [...document.querySelectorAll("*")].flatMap((each) =>
      [...each.attributes].map(({ value }) => value),
    );
    expect(attributes.join("\n")).not.toMatch(/4111|02\/?30|123|Ann/);
  });

  it("tell whose card it is and that it is complete, once each", () => {
    open();
    typeCard();
    expect(onChange.mock.calls.map(([state]) => state)).toEqual([
      { isComplete: false, brand: null },
      { isComplete: false, brand: "visa" },
      { isComplete: true, brand: "visa" },
    ]);
  });

  it("say at once that a card isn't taken, to screen readers, too", () => {
    open();
    type("number", "37");
    expect(errorOf("number")).toBe("We accept Visa & Mastercard only.");
    expect(document.querySelector('[role="status"]')?.textContent).toBe("We accept Visa & Mastercard only.");
    type("number", "4");
    expect(errorOf("number")).toBe("");
  });

  it("show the brand's mark with its name", () => {
    open();
    const beside = () => document.querySelector(".field__beside-label") as HTMLElement;
    expect([beside().textContent, beside().querySelectorAll("svg").length]).toEqual(["Visa, Mastercard", 2]);
    type("number", "51");
    expect([beside().textContent, beside().querySelectorAll("svg").length]).toEqual(["Mastercard", 1]);
  });

  it("say what is missing or wrong only when asked, and focus the first of it", () => {
    const fields = open();
    type("number", "4111 1111 1111 1112");
    expect(errorOf("number")).toBe("");
    expect(fields.card()).toBeNull();
    fields.showProblems(true);
    expect(["holder", "number", "expiry", "cvv"].map(errorOf)).toEqual([
      "Enter the name on the card.",
      "Number of Card Info field is invalid.",
      "Expiry Date of Card Info field is required.",
      "CVV of Card Info field is required.",
    ]);
    expect(input("number").getAttribute("aria-describedby")).toBe("number-error");
    type("holder", "Ann Lee");
    fields.focus();
    expect(document.activeElement).toBe(input("number"));
  });

  it("are the diner's by default, until a name is typed (S25)", () => {
    const fields = open("en", "Ann Lee");
    expect(input("holder").value).toBe("Ann Lee");
    fields.show("en", "Ann Wong");
    expect(input("holder").value).toBe("Ann Wong");
    fields.focus();
    expect(document.activeElement).toBe(input("number"));
    type("holder", "");
    fields.show("en", "Bob");
    expect(input("holder").value).toBe("");
  });

  it("move on with Enter, and submit in the last field", () => {
    open();
    press("holder");
    expect(document.activeElement).toBe(input("number"));
    press("number", { isComposing: true });
    expect(document.activeElement).toBe(input("number"));
    expect(onSubmit).not.toHaveBeenCalled();
    press("cvv");
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("give the checked card", () => {
    const fields = open();
    typeCard();
    const card = { holder: "Ann Lee", number: "4111111111111111", expiryMonth: 2, expiryYear: 2030, cvv: "123" };
    expect(fields.card()).toEqual(card);
  });

  it("can't be typed in where the connection isn't secure (S25)", () => {
    vi.stubGlobal("isSecureContext", false);
    open();
    expect([...document.querySelectorAll("input")].every(({ disabled }) => disabled)).toBe(true);
    expect(document.body.textContent).toContain("the connection to this page isn't secure");
  });
});
