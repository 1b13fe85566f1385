import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import type { Placing } from "../../state/checkout/placing/placing.ts";
import { ChoiceRow } from "../../ui/ChoiceRow.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { MethodMark } from "../payment/methodMarks.tsx";
import { PaymentName } from "../payment/PaymentName.tsx";
import css from "./PaymentRow.css?inline";

registerSheet(css);

interface PaymentRowProps {
  readonly method: PaymentMethod;
  /** The `name` of the group of radio buttons. */
  readonly name: string;
  readonly hint: string | undefined;
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly disabled: boolean;
  /** The fields of the chosen method. */
  readonly form: ReactNode;
}

/** A method with its mark. Once it is chosen, its fields are in its row. */
export function PaymentRow({ method, form, ...row }: PaymentRowProps) {
  return (
    <div className="payment-choice__method">
      <ChoiceRow
        type="radio"
        {...row}
        label={
          <>
            <PaymentName method={method} />
            <MethodMark method={method} />
          </>
        }
      />
      {row.checked && form}
    </div>
  );
}

/** A refusal says nothing about another way to pay, so it goes once the diner chooses one. */
export function useDropRefusal({ placementAtom, dispatchAtom }: Placing): () => void {
  const { kind } = useAtomValue(placementAtom);
  const dispatch = useSetAtom(dispatchAtom);
  return () => {
    if (kind === "failed") void dispatch({ kind: "acknowledged" });
  };
}
