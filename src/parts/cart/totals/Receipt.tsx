import { Trans } from "@lingui/react/macro";
import { Fragment } from "react";
import { type DeliveryFee, type ReceiptRow, rowGst } from "../../../domain/order/receiptRows.ts";
import { Changed } from "../../../ui/Changed.tsx";
import { formatMoney } from "../../../views/money/formatMoney.ts";
import { PriceView } from "../../../views/money/PriceView.tsx";
import { Off } from "../../offers/Off.tsx";
import { useOfferName } from "../useOfferName.ts";
import { MoneyRow } from "./MoneyRow.tsx";
import { useRowTerm } from "./useRowTerm.ts";

interface ReceiptProps {
  /** Whether each row says the GST in it, so that all add up to that in the total. */
  readonly isInvoice?: boolean;
  readonly rows: readonly ReceiptRow[];
}

/** R116: the sums of an order, the same wherever they are shown. No row is ever folded away. */
export function Receipt({ rows, isInvoice = false }: ReceiptProps) {
  return (
    <dl className="money-rows">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two surcharges may have the same name, and none moves.
        <Fragment key={`${row.kind} ${at}`}>
          <Row row={row} />
          {isInvoice && <RowGst row={row} />}
          {row.kind === "discount" && <DiscountParts parts={row.parts} />}
        </Fragment>
      ))}
    </dl>
  );
}

function Row({ row }: { readonly row: ReceiptRow }) {
  const term = useRowTerm()(row);
  switch (row.kind) {
    case "subtotal":
      return (
        <MoneyRow term={term}>
          <PriceView amount={row.amount} />
        </MoneyRow>
      );
    case "discount":
      return (
        <MoneyRow term={term} look="off">
          <Off amount={row.amount} />
        </MoneyRow>
      );
    case "delivery":
      return (
        <MoneyRow term={term} isAdded>
          <FeeText fee={row.fee} />
        </MoneyRow>
      );
    case "surcharge":
      return (
        <MoneyRow term={term} isAdded>
          <PriceView amount={row.charged.amount} />
        </MoneyRow>
      );
    case "total":
      return (
        <MoneyRow term={term} look="total">
          <TotalText {...row} />
        </MoneyRow>
      );
    case "gst":
      return (
        <MoneyRow term={term} look="small">
          <PriceView amount={row.amount} />
        </MoneyRow>
      );
  }
}

function RowGst({ row }: { readonly row: ReceiptRow }) {
  const gst = rowGst(row);
  if (gst === 0) return null;
  return (
    <MoneyRow term={<Trans>GST</Trans>} look="gst">
      {row.kind === "discount" ? <Off amount={gst} /> : formatMoney(gst)}
    </MoneyRow>
  );
}

function DiscountParts({ parts }: Pick<Extract<ReceiptRow, { kind: "discount" }>, "parts">) {
  const offerName = useOfferName();
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two offers may have the same name, and none moves.
    <MoneyRow key={at} term={offerName(part.name)} look="part">
      <Off amount={part.amount} />
    </MoneyRow>
  ));
}

function FeeText({ fee }: { readonly fee: DeliveryFee }) {
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

function TotalText({ amount, isWhole }: Extract<ReceiptRow, { kind: "total" }>) {
  return (
    <>
      <span className="price">
        <Changed>{formatMoney(amount)}</Changed>
      </span>
      {!isWhole && (
        <span className="money-rows__ahead">
          {" "}
          <Trans>+ delivery</Trans>
        </span>
      )}
    </>
  );
}
