import { useLingui } from "@lingui/react/macro";
import { addedRows, type ReceiptRow } from "../../../domain/order/receiptRows.ts";
import { formatMoney } from "../../../views/money/formatMoney.ts";
import { useSurchargeTerm } from "./useSurchargeTerm.ts";

/** Where a receipt is one line: what its total includes besides the dishes. Null if nothing. */
export function useAddedWords(rows: readonly ReceiptRow[]): string | null {
  const { i18n, t } = useLingui();
  const surchargeTerm = useSurchargeTerm();
  const parts = addedRows(rows).flatMap((row) => {
    if (row.kind === "surcharge") {
      const [amount, surcharge] = [formatMoney(row.charged.amount), surchargeTerm(row.charged, "sentence")];
      return [t`${amount} ${surcharge}`];
    }
    if (row.fee.kind === "free") return [t`free delivery`];
    if (row.fee.kind !== "known") return [];
    const feeAmount = formatMoney(row.fee.amount);
    return [t`${feeAmount} delivery fee`];
  });
  if (parts.length === 0) return null;
  const list = new Intl.ListFormat(i18n.locale).format(parts);
  return spaced(t`with ${list}`);
}

/** What the order saves, where the receipt that says it is out of sight or folded. Null if nothing. */
export function useSavedWords(rows: readonly ReceiptRow[]): string | null {
  const { t } = useLingui();
  const discount = rows.find((row) => row.kind === "discount");
  if (!discount) return null;
  const amount = formatMoney(discount.amount);
  return t`you save ${amount}`;
}

/** Adds the space that Chinese sets between its own characters and others, which the list's "和" lacks. */
function spaced(words: string): string {
  return words.replace(/(\p{Script=Han})([\w$])/gu, "$1 $2").replace(/(\w)(\p{Script=Han})/gu, "$1 $2");
}
