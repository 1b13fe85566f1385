import { type ContactForm, type ContactProblem, checkContact } from "../customer/contact.ts";
import type { Cents } from "../money/cents.ts";

/** What is wrong with the form of the chosen way to pay. */
export interface PaymentProblem {
  readonly field: string;
  readonly kind: string;
}

export type CheckoutProblem =
  | { readonly section: "contact"; readonly problem: ContactProblem }
  | { readonly section: "payment"; readonly problem: PaymentProblem };

export interface CheckoutForms {
  readonly contact: ContactForm;
  readonly payment: readonly PaymentProblem[];
  readonly total: Cents;
}

/** In the order of the screen: the first is where the focus goes. Spec: nothing to pay and a first name are enough. */
export function checkoutProblems({ contact, payment, total }: CheckoutForms): readonly CheckoutProblem[] {
  if (total === 0 && contact.firstName.trim() !== "") return [];
  const checked = checkContact(contact);
  const contactProblems = checked.ok ? [] : checked.problems;
  return [
    ...contactProblems.map((problem) => ({ section: "contact", problem }) as const),
    ...(total > 0 ? payment : []).map((problem) => ({ section: "payment", problem }) as const),
  ];
}
