import { maskTyped } from "../parts/card-form/maskTyped.ts";
import { AlertIcon } from "../ui/icons.tsx";
import { element, fill } from "./element.ts";

interface FieldInput extends Pick<HTMLInputElement, "enterKeyHint"> {
  readonly name: string;
  readonly autocomplete: AutoFill;
  readonly isNumeric?: boolean;
  readonly mask?: (text: string) => string;
  /** What is typed shows as dots. */
  readonly isMasked?: boolean;
  readonly onInput: () => void;
}

interface FieldTexts {
  readonly label: string;
  readonly placeholder: string;
  /** Empty if nothing is wrong. */
  readonly error: string;
}

export interface CardField {
  readonly root: HTMLElement;
  readonly control: HTMLInputElement;
  /** The label's line. */
  readonly head: HTMLElement;
  say(texts: FieldTexts): void;
}

/** A field like those of `ui/Field.tsx`. R37: no attribute contains what is typed. */
export function createField({ name, mask, isMasked, isNumeric, onInput, ...input }: FieldInput): CardField {
  const label = element("label", "field__label");
  const control = element("input", isMasked ? "field__control card-form__masked" : "field__control");
  const error = element("p", "field__error");
  const head = element("div", "field__head", label);
  const root = element("div", "field", head, control);
  label.htmlFor = name;
  error.id = `${name}-error`;
  Object.assign(control, { id: name, name, type: "text", required: true, spellcheck: false, ...input });
  if (isNumeric) control.inputMode = "numeric";
  // S25.
  control.disabled = !isSecureContext;
  control.addEventListener("input", () => {
    if (mask) maskTyped(control, mask);
    onInput();
  });
  return {
    root,
    control,
    head,
    say(texts) {
      label.textContent = texts.label;
      control.placeholder = texts.placeholder;
      control.setAttribute("aria-invalid", `${texts.error !== ""}`);
      if (texts.error === "") {
        control.removeAttribute("aria-describedby");
        error.remove();
        return;
      }
      fill(error, AlertIcon({ sizePx: 16 }), element("span", "", texts.error));
      control.setAttribute("aria-describedby", error.id);
      root.append(error);
    },
  };
}
