import { useAtomValue } from "jotai";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import { PaymentName, StoredCardName } from "../../parts/payment/PaymentName.tsx";
import { type PaidCard, paidCardAtom } from "../../state/order/paidCard.atoms.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";

interface PaidWithProps {
  readonly order: Pick<LiveOrder, "udid" | "cardIdentifier">;
  readonly method: PaymentMethod;
}

/** How an order was paid: "Visa ····1111" where the card is known, else only "Card". */
export function PaidWith({ order, method }: PaidWithProps) {
  const card = useAtomValue(paidCardAtom)(order);
  if (method !== "card" || !card) return <PaymentName method={method} />;
  return <CardText card={card} />;
}

const brands: Readonly<Record<PaidCard["type"], string>> = { visa: "Visa", mastercard: "Mastercard" };

function CardText({ card }: { readonly card: PaidCard }) {
  return (
    <>
      <span aria-hidden="true">{`${brands[card.type]} ····${card.lastDigits}`}</span>
      <VisuallyHidden>
        <StoredCardName card={card} />
      </VisuallyHidden>
    </>
  );
}
