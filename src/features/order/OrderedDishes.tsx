import { Plural, Trans } from "@lingui/react/macro";
import type { LiveOrder, OrderedExtra, OrderedItem } from "../../domain/order/liveOrder.ts";
import { Price } from "../../parts/money/Price.tsx";
import { usePaymentNames } from "../../parts/payment/usePaymentNames.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";

/** What was ordered, and what it came to: as the order's document tells it, which has no name for some. */
export function OrderedDishes({ order }: { readonly order: LiveOrder }) {
  const dishes = order.items.filter(({ name }) => name !== "");
  if (dishes.length === 0 && order.total === 0) return null;
  return (
    <section className="order__card">
      <h2 className="order__heading">
        <Trans>Your order</Trans>
      </h2>
      {dishes.length > 0 && (
        <ul className="order__dishes">
          {dishes.map((dish, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same dish may stand twice, and none moves.
            <Dish key={at} dish={dish} />
          ))}
        </ul>
      )}
      {order.total > 0 && <Sum order={order} />}
    </section>
  );
}

function extraWords({ name, quantity, children }: OrderedExtra): string {
  const below = children.map(extraWords).filter((words) => words !== "");
  return `${quantity > 1 ? `${quantity} × ` : ""}${name}${below.length > 0 ? ` (${below.join(", ")})` : ""}`;
}

function Dish({ dish: { name, quantity, extras, note } }: { readonly dish: OrderedItem }) {
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
        {note !== "" && <p className="order__more">{note}</p>}
      </div>
    </li>
  );
}

function Sum({ order: { total, paidBy } }: { readonly order: LiveOrder }) {
  const names = usePaymentNames();
  return (
    <dl className="order__facts">
      <div>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>
          <Price amount={total} />
        </dd>
      </div>
      {paidBy && (
        <div>
          <dt>
            <Trans>Payment</Trans>
          </dt>
          <dd>{names[paidBy]}</dd>
        </div>
      )}
    </dl>
  );
}
