import type { ReactNode } from "react";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./GainBar.css?inline";

registerSheet(css);

interface GainBarProps {
  /** How much of what is needed is there, from 0 to 1. Null if it isn't an amount. */
  readonly part: number | null;
  /** What else can be done about it. */
  readonly action?: ReactNode;
  /** What is missing, and for what. */
  readonly children: ReactNode;
}

/** The one thing that the cart is nearest to. */
export function GainBar({ part, action, children }: GainBarProps) {
  return (
    <div className="gain-bar">
      <div className="gain-bar__row">
        {children}
        {action}
      </div>
      {part !== null && (
        <span className="gain-bar__track" aria-hidden="true">
          <span className="gain-bar__part" style={{ width: `${Math.round(part * 100)}%` }} />
        </span>
      )}
    </div>
  );
}
