import { useAtomValue } from "jotai";
import { CardForm } from "../card-form/CardForm.tsx";
import type { PaymentFormProps } from "../payment-method/paymentMethod.ts";
import { cardProblemsAtom } from "./cardProblems.atoms.ts";

export function NewCardForm({ areProblemsShown, disabled }: PaymentFormProps) {
  const problems = useAtomValue(cardProblemsAtom);
  return <CardForm problems={areProblemsShown ? problems : []} disabled={disabled} />;
}
