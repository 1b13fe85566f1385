import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./OrderTimeLine.css?inline";
import type { OrderTime } from "./useOrderTime.ts";

registerSheet(css);

interface OrderTimeLineProps {
  readonly time: Pick<OrderTime, "lead" | "beside">;
  readonly className?: string;
}

/** The minutes that are left, and the time of day beside them. */
export function OrderTimeLine({ time: { lead, beside }, className }: OrderTimeLineProps) {
  return (
    <p className={classNames("order-time", className)}>
      <strong className="order-time__lead">{lead}</strong>{" "}
      {beside && <span className="order-time__beside">{beside}</span>}
    </p>
  );
}
