import type { ReactNode } from "react";
import css from "./ActionButton.css?inline";
import { Button, type ButtonProps } from "./Button.tsx";
import { classNames } from "./classNames.ts";
import { Spinner } from "./Spinner.tsx";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface ActionButtonProps extends Omit<ButtonProps, "look"> {
  /** Full width and a little taller: the main action. */
  readonly wide?: boolean;
  /** While waiting for a response, the button keeps the keyboard focus, and a second press does nothing. */
  readonly busy?: boolean;
  /** Shown at the end of the button; usually the price. */
  readonly trailing?: ReactNode;
  /** A small second line. */
  readonly below?: ReactNode;
}

/** The button for a step of an order. Not needed for the first view. */
export function ActionButton({ wide = false, busy = false, trailing, below, children, ...button }: ActionButtonProps) {
  const isHeld = busy || String(button["aria-disabled"]) === "true";
  return (
    <Button
      {...button}
      look={classNames(
        wide && "button--wide",
        trailing !== undefined && "button--split",
        Boolean(below) && "button--lined",
      )}
      aria-busy={busy || undefined}
      aria-disabled={isHeld || undefined}
    >
      {busy ? (
        <span className="button__label">
          <Spinner />
          <span>{children}</span>
        </span>
      ) : (
        <span>{children}</span>
      )}
      {trailing !== undefined && <span className="button__trailing">{trailing}</span>}
      {below && <span className="button__below">{below}</span>}
    </Button>
  );
}
