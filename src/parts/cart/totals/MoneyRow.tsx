import type { ReactNode } from "react";
import { classNames } from "../../../ui/classNames.ts";
import { registerSheet } from "../../../ui/sheets.ts";
import css from "./Receipt.css?inline";

registerSheet(css);

interface RowProps {
  readonly term: ReactNode;
  /** `part`: a part of the amount above. `small`: contained in the total above. `gst`: of the row above. */
  readonly look?: "off" | "part" | "total" | "small" | "gst";
  /** Whether it adds to what the dishes cost. */
  readonly isAdded?: boolean;
  readonly children: ReactNode;
}

/** One amount of a receipt, which is a description list. */
export function MoneyRow({ term, look, isAdded = false, children }: RowProps) {
  return (
    <div
      className={classNames("money-rows__row", look && `money-rows__row--${look}`)}
      data-added={isAdded || undefined}
    >
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
