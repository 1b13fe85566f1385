import type { ComponentProps, MouseEvent } from "react";
import css from "./Button.css?inline";
import { classNames } from "./classNames.ts";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

export interface ButtonProps extends Omit<ComponentProps<"button">, "className"> {
  readonly variant?: "primary" | "secondary" | "quiet";
  /** Extra classes from the component that uses the button. */
  readonly look?: string;
}

/** The variants that the first view needs. ActionButton.tsx adds those of the ordering steps. */
export function Button({ variant = "primary", look, ...button }: ButtonProps) {
  const held = button["aria-disabled"] === true || button["aria-disabled"] === "true";
  return (
    <button
      type="button"
      {...button}
      className={classNames("button", `button--${variant}`, look)}
      onClick={held ? stopClick : button.onClick}
    />
  );
}

/** Also prevents a busy submit button from submitting again. */
function stopClick(event: MouseEvent): void {
  event.preventDefault();
}
