import { Trans, useLingui } from "@lingui/react/macro";
import type { PointMove } from "../../domain/order/pastOrder.ts";
import type { Store } from "../../domain/store/store.ts";
import { usePointWords } from "../../parts/cart/usePointWords.ts";
import { useNumberWords } from "../../parts/language/useNumberWords.ts";
import { classNames } from "../../ui/classNames.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { OrderLink, useWhen } from "./OrderHead.tsx";

interface PointRowProps {
  readonly move: PointMove;
  readonly shown: Store;
}

export function PointRow({ move: { order, kind, points, state }, shown }: PointRowProps) {
  const { t } = useLingui();
  const inWords = useNumberWords();
  const { count } = usePointWords();
  const where = order.storeId === shown.id ? "" : order.storeName;
  const words = [where, `#${order.number}`].filter(Boolean).join(" · ");
  const when = useWhen(order, shown);
  const counted = count(points);
  const isEarned = kind === "earned";
  return (
    <>
      <p className="point-row__order">
        <OrderLink past={order} shown={shown}>
          {when}
        </OrderLink>
        <span className="past-order__place">{words}</span>
      </p>
      <p
        className={classNames(
          "point-row__points",
          `point-row__points--${state}`,
          isEarned && "point-row__points--earned",
        )}
      >
        <span aria-hidden="true">{`${isEarned ? "+" : "−"}${inWords(points)}`}</span>
        <VisuallyHidden>{isEarned ? t`${counted} earned` : t`${counted} spent`}</VisuallyHidden>
      </p>
      {state !== "done" && (
        <p className="point-row__note">
          {state === "coming" ? <Trans>Counts when the order is completed</Trans> : <Trans>Returned</Trans>}
        </p>
      )}
    </>
  );
}
