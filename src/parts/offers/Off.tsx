import type { Cents } from "../../domain/money/cents.ts";
import { Price } from "../money/Price.tsx";

/** What is taken off, with the sign of a receipt. */
export function Off({ amount }: { readonly amount: Cents }) {
  return (
    <span className="off">
      −<Price amount={amount} />
    </span>
  );
}
