import { useState } from "react";
import type { FormResult } from "../../ui/Form.tsx";

interface Answered {
  readonly kind: string;
}

/** Sends a form: returns the answer, and whether it is being sent. Meanwhile, another press does nothing. */
export function useSending<Answer extends Answered>(
  send: () => Promise<Answer | { readonly kind: "not-sent" }>,
  onAnswer: (answer: Answer) => void,
) {
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const run = async (): Promise<FormResult> => {
    if (isSending) return "taken";
    setSending(true);
    setAnswer(null);
    const next = await send();
    setSending(false);
    if (next.kind === "not-sent") return "invalid";
    setAnswer(next as Answer);
    onAnswer(next as Answer);
    return "taken";
  };
  return { run, isSending, answer };
}
