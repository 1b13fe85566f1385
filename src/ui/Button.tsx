import type { ComponentProps, MouseEvent, ReactNode } from "react";
import css from "./Button.css?inline";
import { classNames } from "./classNames.ts";
import { Spinner } from "./Spinner.tsx";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

interface ButtonLook {
  readonly variant?: ButtonVariant;
  /** As wide as its place, and a little taller: the one thing to do next. */
  readonly wide?: boolean;
  /** At the far end, as a rule the price. */
  readonly trailing?: ReactNode;
}

interface ButtonProps extends Omit<ComponentProps<"button">, "className">, ButtonLook {
  /** Waiting for an answer: it keeps the focus, and a second press does nothing. */
  readonly busy?: boolean;
}

export function Button({ variant = "primary", wide = false, busy = false, trailing, ...button }: ButtonProps) {
  const held = busy || button["aria-disabled"] === true || button["aria-disabled"] === "true";
  return (
    <button
      type="button"
      {...button}
      className={classNames(
        "button",
        `button--${variant}`,
        wide && "button--wide",
        trailing !== undefined && "button--split",
      )}
      aria-busy={busy || undefined}
      aria-disabled={held || undefined}
      onClick={held ? stopClick : button.onClick}
    >
      {busy ? (
        <span className="button__label">
          <Spinner />
          <span>{button.children}</span>
        </span>
      ) : (
        <span>{button.children}</span>
      )}
      {trailing !== undefined && <span className="button__trailing">{trailing}</span>}
    </button>
  );
}

/** Also keeps a busy submit button from sending its form again. */
function stopClick(event: MouseEvent): void {
  event.preventDefault();
}
