import type { ReactNode } from "react";
import { classNames } from "./classNames.ts";
import css from "./Pill.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

/** `ribbon` highlights a product; `mark` is the small outlined sign of a diet. */
export type PillTone = "neutral" | "good" | "pending" | "ribbon" | "mark";

interface PillProps {
  readonly tone?: PillTone;
  /** A dot before the text, as on "Open". */
  readonly dot?: boolean;
  readonly icon?: ReactNode;
  /** What a sign means, for screen readers and the tooltip. */
  readonly name?: string;
  /** `li` if the pill is a list item. */
  readonly as?: "span" | "li";
  readonly children: ReactNode;
}

export function Pill({ tone = "neutral", dot = false, icon, name, as: Tag = "span", children }: PillProps) {
  const naming = name !== undefined && { role: "img", "aria-label": name, title: name };
  return (
    <Tag className={classNames("pill", tone !== "neutral" && `pill--${tone}`)} {...naming}>
      {/* A single text child costs React no extra node, which matters because marks and ribbons are on every card. */}
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
