import { useLingui } from "@lingui/react/macro";
import { cents } from "../../domain/money/cents.ts";
import type { SheetWords } from "../../state/payment/walletPress.ts";
import { useSurchargeTerm } from "../cart/totals/useSurchargeTerm.ts";
import { useNameWords } from "../contact-form/useNameWords.ts";

/** What a wallet's sheet says: the rows of a receipt, and what is wrong with what it gives. */
export function useSheetWords(): SheetWords {
  const { t } = useLingui();
  const names = useNameWords();
  const surchargeTerm = useSurchargeTerm();
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
    rows({ subtotal, discount, fee, surcharges }) {
      const charged = surcharges.map((each) => ({ label: surchargeTerm(each), amount: each.amount }));
      return [
        { label: t`Subtotal`, amount: subtotal },
        ...(discount > 0 ? [{ label: t`Discount`, amount: cents(-discount) }] : []),
        ...(fee === null ? [] : [{ label: t`Delivery fee`, amount: fee === "pending" ? null : fee }]),
        ...charged,
      ];
    },
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
