import { displayOrder } from "../../domain/order/displayOrder.ts";
import type { PastOrder } from "../../domain/order/pastOrder.ts";
import type { Store } from "../../domain/store/store.ts";
import { CancelListed } from "./CancelListed.tsx";
import { OrderedWords } from "./OrderedWords.tsx";
import { OrderHead } from "./OrderHead.tsx";
import { Reorder } from "./Reorder.tsx";
import { useListedOrder } from "./useListedOrder.ts";

interface OrderCardProps {
  readonly past: PastOrder;
  readonly shown: Store;
}

/** One order of the history. */
export function OrderCard({ past, shown }: OrderCardProps) {
  const listed = useListedOrder(past);
  const display = displayOrder(listed.order, listed.store ?? shown);
  return (
    <>
      <OrderHead past={past} shown={shown} display={display} />
      <OrderedWords order={past} />
      <div className="past-order__actions">
        {!past.isGift && <Reorder order={past} />}
        <CancelListed past={past} listed={listed} />
      </div>
    </>
  );
}
