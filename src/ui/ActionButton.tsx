import type { ReactNode } from "react";
import css from "./ActionButton.css?inline";
import { Button, type ButtonProps } from "./Button.tsx";
import { classNames } from "./classNames.ts";
import { Spinner } from "./Spinner.tsx";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface ActionButtonProps extends Omit<ButtonProps, "look"> {
  /** As wide as its place, and a little taller: the one thing to do next. */
  readonly wide?: boolean;
  /** Waiting for an answer: it keeps the focus, and a second press does nothing. */
  readonly busy?: boolean;
  /** At the far end, as a rule the price. */
  readonly trailing?: ReactNode;
}

/** A button that takes an order a step further. No first view of a menu has one. */
export function ActionButton({ wide = false, busy = false, trailing, children, ...button }: ActionButtonProps) {
  const isHeld = busy || String(button["aria-disabled"]) === "true";
  return (
    <Button
      {...button}
      look={classNames(wide && "button--wide", trailing !== undefined && "button--split")}
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
    </Button>
  );
}
