import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { CSSProperties } from "react";
import { isBrought, modeRules } from "../../domain/fulfilment/orderMode.ts";
import { stepProgress } from "../../domain/order/displayOrder.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import type { Instant } from "../../domain/time/instant.ts";
import type { StatusTimes } from "../../state/order/order.atoms.ts";
import { minuteAtom } from "../../state/order/orderMinute.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { CartIcon, icon } from "../../ui/icons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { CheckIcon, DishIcon } from "../../ui/signIcons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useTimeWords } from "../store-status/useTimeWords.ts";
import css from "./OrderTracker.css?inline";

registerSheet(css);

const SlipIcon = icon(<path d="M5.5 3.5h9v13l-1.5-1-1.5 1-1.5-1-1.5 1-1.5-1-1.5 1ZM8.25 7h3.5M8.25 10h3.5" />);

const PanIcon = icon(
  <path d="M2.5 10h11v1.25A3.75 3.75 0 0 1 9.75 15h-3.5A3.75 3.75 0 0 1 2.5 11.25ZM13.5 11h4.25M6 7.25c-.9-1 .9-1.5 0-2.75M10 7.25c-.9-1 .9-1.5 0-2.75" />,
);

const ScooterIcon = icon(
  <>
    <circle cx="5.25" cy="14.25" r="2" />
    <circle cx="15" cy="14.25" r="2" />
    <path d="M7.25 14.25h3c1.5 0 2.25-1 2.25-2.25M10.5 5h2l2 7.25M3.25 12.25c0-2 .75-3 2-3h4" />
  </>,
);

const lastIcons = { driven: ScooterIcon, served: DishIcon, collected: CartIcon } as const;

interface OrderTrackerProps {
  readonly step: 1 | 2 | 3;
  readonly order: LiveOrder;
  readonly reachedAt: StatusTimes;
  readonly zone: string;
}

/** An order's progress in three steps, each with its time if it is known. */
export function OrderTracker({ step, order, reachedAt, zone }: OrderTrackerProps) {
  const { t } = useLingui();
  const steps = useSteps(order, reachedAt, zone);
  const now = useAtomValue(minuteAtom);
  // The kitchen's step lasts until the order's time. When the others end, nobody knows.
  const progress = step === 2 ? stepProgress(reachedAt.preparing ?? order.orderedAt, order.scheduledAt, now) : 0;
  return (
    <ol
      className="order-tracker"
      style={{ "--order-progress": progress } as CSSProperties}
      aria-label={t`Progress of your order`}
    >
      {steps.map(({ name, time, Icon }, index) => {
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
              {isDone ? <CheckIcon /> : <Icon sizePx={24} />}
            </span>
            <span>{name}</span>
            {time && <span className="order-tracker__time">{time}</span>}
            {isDone && <VisuallyHidden>{t`(done)`}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}

function useSteps({ status, type, orderedAt, scheduledAt }: LiveOrder, reachedAt: StatusTimes, zone: string) {
  const { t } = useLingui();
  const words = useTimeWords(zone);
  const timeOf = (at: Instant | null | undefined) => (at ? words.time(at) : null);
  const now = useAtomValue(minuteAtom);
  const isAhead = status !== "ready" && scheduledAt !== null && scheduledAt > now;
  const estimate = isAhead ? timeOf(scheduledAt) : null;
  const isComing = isBrought(type);
  return [
    { name: t`Submitted`, time: timeOf(orderedAt), Icon: SlipIcon },
    { name: t`Being Prepared`, time: timeOf(reachedAt.preparing), Icon: PanIcon },
    {
      name: isComing ? t`On its way` : t`Ready for pickup`,
      // An order that is brought to the diner leaves before its estimated time.
      time: estimate && !isComing ? t`about ${estimate}` : timeOf(reachedAt.ready),
      Icon: lastIcons[modeRules[type].handover],
    },
  ];
}
