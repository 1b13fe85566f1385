import type { ReactNode } from "react";
import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./OrderTimeLine.css?inline";

registerSheet(css);

interface OrderTimeLineProps {
  readonly time: { readonly lead: ReactNode; readonly beside: ReactNode };
  readonly className?: string;
}

/** When an order is there, and what belongs to that. */
export function OrderTimeLine({ time: { lead, beside }, className }: OrderTimeLineProps) {
  return (
    <p className={classNames("order-time", className)}>
      <strong className="order-time__lead">{lead}</strong>{" "}
      {beside && <span className="order-time__beside">{beside}</span>}
    </p>
  );
}
