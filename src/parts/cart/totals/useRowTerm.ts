import { useLingui } from "@lingui/react/macro";
import type { ReceiptRow } from "../../../domain/order/receiptRows.ts";
import { useSurchargeTerm } from "./useSurchargeTerm.ts";

/** What a row of a receipt is called, on the page and in a wallet's sheet (R116). */
export function useRowTerm(): (row: ReceiptRow) => string {
  const { t } = useLingui();
  const surchargeTerm = useSurchargeTerm();
  return (row) => {
    switch (row.kind) {
      case "subtotal":
        return t`Subtotal`;
      case "discount":
        return t`Discount`;
      case "delivery":
        return t`Delivery fee`;
      case "surcharge":
        return surchargeTerm(row.charged);
      case "total":
        return t`Total`;
      case "gst":
        return t`GST included`;
    }
  };
}
