import { Plural, Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { LiveOrder, OrderedExtra, OrderedItem } from "../../domain/order/liveOrder.ts";
import { orderedSums, receiptRows } from "../../domain/order/receiptRows.ts";
import { Receipt } from "../../parts/cart/totals/Receipt.tsx";
import { usePointWordsAlone } from "../../parts/cart/usePointWords.ts";
import { useRulesAlone } from "../../parts/cart/useRulesAlone.ts";
import { holidayNamesAtom } from "../../state/order/holidayNames.atoms.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { PriceView } from "../../views/money/PriceView.tsx";
import { Fact } from "./Fact.tsx";
import { PaidWith } from "./PaidWith.tsx";

interface OrderReceiptProps {
  readonly order: LiveOrder;
  /** True if the order failed. Nothing is paid then, and the diner may want to order the same elsewhere. */
  readonly isFailed: boolean;
}

/** The ordered products and their prices, from the order's document, which doesn't name every item. */
export function OrderReceipt({ order, isFailed }: OrderReceiptProps) {
  const dishes = order.items.filter(({ name }) => name !== "");
  // An order without a total in its document has no sums, unlike one that was free.
  const hasSums = order.money !== null || order.total > 0;
  if (dishes.length === 0 && !hasSums) return null;
  return (
    <section className="order__card">
      <h2 className="order__heading">{isFailed ? <Trans>What you ordered</Trans> : <Trans>Your order</Trans>}</h2>
      {dishes.length > 0 && (
        <ul className="order__dishes">
          {dishes.map((dish, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may be listed twice, and none moves.
            <Dish key={at} dish={dish} />
          ))}
        </ul>
      )}
      {hasSums && <Sum order={order} isFailed={isFailed} />}
      {!isFailed && order.status !== "refunded" && <Points order={order} />}
    </section>
  );
}

function extraWords({ name, quantity, children }: OrderedExtra): string {
  const below = children.map(extraWords).filter((words) => words !== "");
  return `${quantity > 1 ? `${quantity} × ` : ""}${name}${below.length > 0 ? ` (${below.join(", ")})` : ""}`;
}

function Dish({ dish: { name, quantity, extras, note, total, givenBy, pointsUsed } }: { readonly dish: OrderedItem }) {
  const more = extras.filter((extra) => extra.name !== "").map(extraWords);
  return (
    <li className="order__dish">
      <span className="order__count">
        <span aria-hidden="true">{quantity} ×</span>
        <VisuallyHidden>
          <Plural value={quantity} one="# piece" other="# pieces" />
        </VisuallyHidden>
      </span>
      <div>
        <p>{name}</p>
        {more.length > 0 && <p className="order__more">{more.join(" · ")}</p>}
        {givenBy !== "" && <p className="order__more">{givenBy}</p>}
        {pointsUsed > 0 && <DishPoints count={pointsUsed * quantity} />}
        {note !== "" && <p className="order__more">{note}</p>}
      </div>
      {total !== null && <PriceView amount={total} />}
    </li>
  );
}

/** Like the cart, which shows the points beside the reduced price. */
function DishPoints({ count }: { readonly count: number }) {
  const words = usePointWordsAlone();
  return words && <p className="order__more">{words.count(count)}</p>;
}

/** R68: a member gets the points once the order is completed. What was spent comes back if it failed. */
function Points({ order: { pointsUsed, pointsEarned, status } }: Pick<OrderReceiptProps, "order">) {
  const words = usePointWordsAlone();
  if (!words) return null;
  const earned = status === "completed" ? words.earned : words.earns;
  const parts = [
    ...(pointsUsed > 0 ? [words.uses(pointsUsed)] : []),
    ...(pointsEarned > 0 ? [earned(pointsEarned)] : []),
  ];
  return parts.length > 0 && <p className="order__points">{parts.join(" · ")}</p>;
}

function Sum({ order, isFailed }: OrderReceiptProps) {
  const { total, paidBy } = order;
  useRulesAlone();
  const rows = receiptRows(orderedSums(order, useAtomValue(holidayNamesAtom)));
  return (
    <div className="order__sums">
      <Receipt rows={rows} />
      {paidBy && total > 0 && !isFailed && (
        <dl className="order__facts">
          <Fact term={<Trans>Payment</Trans>}>
            <PaidWith order={order} method={paidBy} />
          </Fact>
        </dl>
      )}
    </div>
  );
}
