import type { ReactNode } from "react";
import { classNames } from "./classNames.ts";
import css from "./Pill.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

/** `ribbon` recommends a product, `tag` states a fact; `mark` is the small outlined sign of a diet. */
export type PillTone = "neutral" | "good" | "pending" | "ribbon" | "tag" | "mark";

interface PillProps {
  readonly tone?: PillTone;
  /** A dot before the text, as on "Open". */
  readonly dot?: boolean;
  readonly icon?: ReactNode;
  /** What a sign means, as its tooltip. Screen readers skip the sign, so the meaning has to be told beside it. */
  readonly meaning?: string;
  /** `li` if the pill is a list item. */
  readonly as?: "span" | "li";
  readonly children: ReactNode;
}

export function Pill({ tone = "neutral", dot = false, icon, meaning, as: Tag = "span", children }: PillProps) {
  const hint = meaning && { "aria-hidden": true, title: meaning };
  return (
    <Tag className={classNames("pill", tone !== "neutral" && `pill--${tone}`)} {...hint}>
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
