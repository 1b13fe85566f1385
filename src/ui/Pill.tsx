import type { ReactNode } from "react";
import { classNames } from "./classNames.ts";
import css from "./Pill.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

/** `ribbon` is what a dish is praised by; `mark` is the small outlined sign of a diet. */
export type PillTone = "neutral" | "good" | "pending" | "ribbon" | "mark";

interface PillProps {
  readonly tone?: PillTone;
  /** A dot before the text, as on "Open". */
  readonly dot?: boolean;
  readonly icon?: ReactNode;
  /** The meaning of a sign, for screen readers and the tooltip. */
  readonly name?: string;
  /** It is a list item. */
  readonly as?: "span" | "li";
  readonly children: ReactNode;
}

export function Pill({ tone = "neutral", dot = false, icon, name, as: Tag = "span", children }: PillProps) {
  const naming = name !== undefined && { role: "img", "aria-label": name, title: name };
  return (
    <Tag className={classNames("pill", tone !== "neutral" && `pill--${tone}`)} {...naming}>
      {/* A text alone is no node of React's: marks and ribbons stand on every card. */}
      {dot || icon ? (
        <>
          {dot && <span className="pill__dot" aria-hidden="true" />}
          {icon}
          {children}
        </>
      ) : (
        children
      )}
    </Tag>
  );
}
