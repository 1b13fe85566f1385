import type { ReactNode } from "react";
import { classNames } from "../../../ui/classNames.ts";
import { registerSheet } from "../../../ui/sheets.ts";
import css from "./MoneyRows.css?inline";

registerSheet(css);

interface RowProps {
  readonly term: ReactNode;
  readonly look: "first" | "off" | "total" | "small";
  readonly children: ReactNode;
}

/** One amount of a description list. */
export function MoneyRow({ term, look, children }: RowProps) {
  return (
    <div className={classNames("money-rows__row", `money-rows__row--${look}`)}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
