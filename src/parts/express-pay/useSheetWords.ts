import { useLingui } from "@lingui/react/macro";
import { sheetAmount } from "../../domain/checkout/walletSheet.ts";
import type { SheetWords } from "../../state/payment/walletPress.ts";
import { useRowTerm } from "../cart/totals/useRowTerm.ts";
import { useNameWords } from "../contact-form/useNameWords.ts";

/** What a wallet's sheet says: the rows of a receipt, and what is wrong with what it gives. */
export function useSheetWords(): SheetWords {
  const { t } = useLingui();
  const names = useNameWords();
  const rowTerm = useRowTerm();
  const fields = {
    firstName: names.firstName.required,
    lastName: names.lastName.required,
    email: names.email.invalid,
    phone: t`Enter an Australian phone number like 0412 345 678.`,
  };
  const addresses = {
    "out-of-area": t`Delivery not available to this address.`,
    unreachable: t`Enter a complete address that we deliver to.`,
    fee: t`Delivery to this address costs something else. Please choose the address again.`,
  };
  return {
    rows: (receipt) =>
      receipt.flatMap((row) => {
        const amount = sheetAmount(row);
        return amount === undefined ? [] : [{ label: rowTerm(row), amount }];
      }),
    problem(problem) {
      switch (problem.kind) {
        case "contact":
          return fields[problem.field];
        case "address":
          return addresses[problem.why];
        case "order":
          return t`Your order has changed. Please close this and look through it.`;
      }
    },
  };
}
