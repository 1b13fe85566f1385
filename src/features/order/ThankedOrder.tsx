import { Trans, useLingui } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { Receipt } from "../../parts/cart/totals/Receipt.tsx";
import { OrderTimeLine } from "../../parts/order-state/OrderTimeLine.tsx";
import { useOrderTime } from "../../parts/order-state/useOrderTime.ts";
import { followMinutesAtom } from "../../state/order/orderMinute.atoms.ts";
import type { ThankedOrder as Thanked } from "../../state/order/thankedOrder.atoms.ts";
import { Fact } from "./Fact.tsx";

interface ThankedOrderProps {
  readonly order: Thanked;
  readonly zone: string;
}

/** As far as anybody knows: such an order can't be followed. */
const placed = { label: "submitted", step: null, isFailed: false, showsEstimate: true, isAwaited: true } as const;

/** What was ordered, when it is there, and who hears of it. */
export function ThankedOrder({ order, zone }: ThankedOrderProps) {
  const { lines, total, email, mode } = order;
  const { t } = useLingui();
  const followMinutes = useSetAtom(followMinutesAtom);
  useEffect(() => followMinutes(), [followMinutes]);
  const time = useOrderTime({ order: { ...order, type: mode, orderedAt: null }, display: placed, zone });
  return (
    <>
      {time && <OrderTimeLine time={time} />}
      <section className="order__card" aria-label={t`Your order`}>
        <ul className="order__dishes">
          {lines.map(({ id, name, quantity }) => (
            <li key={id} className="order__dish">
              <span className="order__count">{quantity} ×</span>
              <span>{name}</span>
            </li>
          ))}
        </ul>
        <div className="order__sums">
          <Receipt rows={[{ kind: "total", amount: total, isWhole: true }]} />
          {email !== "" && (
            <dl className="order__facts">
              <Fact term={<Trans>Confirmation to</Trans>}>{email}</Fact>
            </dl>
          )}
        </div>
      </section>
    </>
  );
}
