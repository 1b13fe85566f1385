import { Trans } from "@lingui/react/macro";
import type { DeliveryFee, ReceiptRow } from "../../../domain/order/receiptRows.ts";
import type { ChargedSurcharge } from "../../../domain/payment/surcharge.ts";
import { Changed } from "../../../ui/Changed.tsx";
import { formatMoney } from "../../../views/money/formatMoney.ts";
import { PriceView } from "../../../views/money/PriceView.tsx";
import { Off } from "../../offers/Off.tsx";
import { useOfferName } from "../useOfferName.ts";
import { MoneyRow } from "./MoneyRow.tsx";
import { useSurchargeTerm } from "./useSurchargeTerm.ts";

interface ReceiptProps {
  readonly rows: readonly ReceiptRow[];
}

/** R116: the sums of an order, the same wherever they are shown. No row is ever folded away. */
export function Receipt({ rows }: ReceiptProps) {
  return (
    <dl className="money-rows">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two surcharges may have the same name, and none moves.
        <Row key={`${row.kind} ${at}`} row={row} />
      ))}
    </dl>
  );
}

function Row({ row }: { readonly row: ReceiptRow }) {
  switch (row.kind) {
    case "subtotal":
      return (
        <MoneyRow term={<Trans>Subtotal</Trans>}>
          <PriceView amount={row.amount} />
        </MoneyRow>
      );
    case "discount":
      return <DiscountRows {...row} />;
    case "delivery":
      return (
        <MoneyRow term={<Trans>Delivery fee</Trans>}>
          <FeeWords fee={row.fee} />
        </MoneyRow>
      );
    case "surcharge":
      return <SurchargeRow charged={row.charged} />;
    case "total":
      return <TotalRow {...row} />;
    case "gst":
      return (
        <MoneyRow term={<Trans>GST included</Trans>} look="small">
          <PriceView amount={row.amount} />
        </MoneyRow>
      );
  }
}

function DiscountRows({ amount, parts }: Extract<ReceiptRow, { kind: "discount" }>) {
  const offerName = useOfferName();
  return (
    <>
      <MoneyRow term={<Trans>Discount</Trans>} look="off">
        <Off amount={amount} />
      </MoneyRow>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two offers may have the same name, and none moves.
        <MoneyRow key={at} term={offerName(part.name)} look="part">
          <Off amount={part.amount} />
        </MoneyRow>
      ))}
    </>
  );
}

function FeeWords({ fee }: { readonly fee: DeliveryFee }) {
  switch (fee.kind) {
    case "free":
      return <Trans>Free</Trans>;
    case "known":
      return <PriceView amount={fee.amount} />;
    case "unknown":
      return <Trans>depends on your address</Trans>;
    case "from": {
      const amount = formatMoney(fee.amount);
      return <Trans>from {amount}</Trans>;
    }
  }
}

export function SurchargeRow({ charged }: { readonly charged: ChargedSurcharge }) {
  const term = useSurchargeTerm();
  return (
    <MoneyRow term={term(charged)}>
      <PriceView amount={charged.amount} />
    </MoneyRow>
  );
}

function TotalRow({ amount, isWhole }: Extract<ReceiptRow, { kind: "total" }>) {
  return (
    <MoneyRow term={<Trans>Total</Trans>} look="total">
      <span className="price">
        <Changed>{formatMoney(amount)}</Changed>
      </span>
      {!isWhole && (
        <span className="money-rows__ahead">
          {" "}
          <Trans>+ delivery</Trans>
        </span>
      )}
    </MoneyRow>
  );
}
