import type { ComponentProps, MouseEvent } from "react";
import css from "./Button.css?inline";
import { classNames } from "./classNames.ts";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

export interface ButtonProps extends Omit<ComponentProps<"button">, "className"> {
  readonly variant?: "primary" | "secondary" | "quiet";
  /** Classes of the piece that is built on it. */
  readonly look?: string;
}

/** What the first view needs of one; an order's stand in ActionButton.tsx. */
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

/** Also keeps a busy submit button from sending its form again. */
function stopClick(event: MouseEvent): void {
  event.preventDefault();
}
