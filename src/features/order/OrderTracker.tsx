import { useLingui } from "@lingui/react/macro";
import { modeRules } from "../../domain/fulfilment/orderMode.ts";
import type { OrderType } from "../../domain/order/liveOrder.ts";
import { classNames } from "../../ui/classNames.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import css from "./OrderTracker.css?inline";

registerSheet(css);

interface OrderTrackerProps {
  readonly step: 1 | 2 | 3;
  readonly type: OrderType;
}

/** An order's progress in three steps. */
export function OrderTracker({ step, type }: OrderTrackerProps) {
  const { t } = useLingui();
  const names = [t`Pending`, t`Preparing`, modeRules[type].isBrought ? t`On its way` : t`Ready for pickup`];
  return (
    <ol className="order-tracker" aria-label={t`Progress of your order`}>
      {names.map((name, index) => {
        const isDone = index + 1 < step;
        const isNow = index + 1 === step;
        return (
          <li
            key={name}
            className={classNames(
              "order-tracker__step",
              isDone && "order-tracker__step--done",
              isNow && "order-tracker__step--now",
            )}
            aria-current={isNow ? "step" : undefined}
          >
            <span className="order-tracker__mark" aria-hidden="true">
              {isDone ? <CheckIcon /> : index + 1}
            </span>
            <span>{name}</span>
            {isDone && <VisuallyHidden>{t`(done)`}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
