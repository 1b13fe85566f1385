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
  /** While waiting for an answer it keeps the focus, and a second press does nothing. */
  readonly busy?: boolean;
  /** At the end, usually the price. */
  readonly trailing?: ReactNode;
}

/** The button for a step of an order. The first view doesn't need it. */
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
