import { type ContactForm, type ContactProblem, checkContact } from "../customer/contact.ts";
import type { Cents } from "../money/cents.ts";
import { type CardForm, type CardProblem, cardProblems } from "../payment/card.ts";
import type { PaymentMethod } from "../payment/paymentMethod.ts";
import type { Instant } from "../time/instant.ts";

export type CheckoutProblem =
  | { readonly section: "contact"; readonly problem: ContactProblem }
  | { readonly section: "card"; readonly problem: CardProblem };

export interface CheckoutForms {
  readonly contact: ContactForm;
  readonly card: CardForm;
  readonly payment: PaymentMethod;
  readonly total: Cents;
  readonly now: Instant;
  /** The store's: a card is over on its calendar. */
  readonly zone: string;
}

/** A card is asked for and sent only where there is something to pay with it. */
export function needsCard({ payment, total }: Pick<CheckoutForms, "payment" | "total">): boolean {
  return payment === "card" && total > 0;
}

/** In the order of the screen: the first is where the focus goes. Spec: nothing to pay and a first name are enough. */
export function checkoutProblems(forms: CheckoutForms): readonly CheckoutProblem[] {
  const { contact, card, total, now, zone } = forms;
  if (total === 0 && contact.firstName.trim() !== "") return [];
  const checked = checkContact(contact);
  const contactProblems = checked.ok ? [] : checked.problems;
  return [
    ...contactProblems.map((problem) => ({ section: "contact", problem }) as const),
    ...(needsCard(forms) ? cardProblems(card, now, zone) : []).map(
      (problem) => ({ section: "card", problem }) as const,
    ),
  ];
}
