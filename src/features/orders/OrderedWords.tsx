import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { PriceView } from "../../views/money/PriceView.tsx";

/** The order's products in a line or two, and its total. */
export function OrderedWords({ order: { items, total } }: { readonly order: LiveOrder }) {
  const dishes = items.filter(({ name }) => name !== "").map(({ name, quantity }) => `${quantity} × ${name}`);
  return (
    <div className="past-order__ordered">
      <p className="past-order__dishes">{dishes.join(", ")}</p>
      <p className="past-order__sum">
        <PriceView amount={total} />
      </p>
    </div>
  );
}
