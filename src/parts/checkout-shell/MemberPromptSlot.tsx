import { useAtomValue, useSetAtom } from "jotai";
import { memberPromptPartAtom } from "../member-prompt/memberPromptPart.atoms.ts";
import type { CheckoutConfig } from "./checkoutConfig.ts";
import { usePaidNow } from "./usePaidNow.ts";

/** The question that may come between the press and the payment. It says what either answer pays. */
export function MemberPromptSlot({ config }: { readonly config: CheckoutConfig }) {
  const part = useAtomValue(memberPromptPartAtom);
  const paidNow = usePaidNow(config);
  const setResult = useSetAtom(config.placing.submitResultAtom);
  return part && <part.Prompt paidNow={paidNow} onBack={() => setResult({ kind: "question-left" })} />;
}
