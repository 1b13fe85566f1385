import { useAtomValue, useSetAtom } from "jotai";
import type { Cents } from "../../domain/money/cents.ts";
import { isPaidLater } from "../../domain/payment/paymentMethod.ts";
import { memberPromptPartAtom } from "../member-prompt/memberPromptPart.atoms.ts";
import type { CheckoutConfig } from "./checkoutConfig.ts";

/** What the press pays. Null if it only places the order. */
export function usePaidNow({ totalAtom, methodAtom }: CheckoutConfig): Cents | null {
  const total = useAtomValue(totalAtom);
  const method = useAtomValue(methodAtom);
  return method !== null && total > 0 && !isPaidLater(method.method) ? total : null;
}

/** The question that may come between the press and the payment. It says what either answer pays. */
export function MemberPromptSlot({ config }: { readonly config: CheckoutConfig }) {
  const part = useAtomValue(memberPromptPartAtom);
  const paidNow = usePaidNow(config);
  const setResult = useSetAtom(config.placing.submitResultAtom);
  return part && <part.Prompt paidNow={paidNow} onBack={() => setResult({ kind: "question-left" })} />;
}
