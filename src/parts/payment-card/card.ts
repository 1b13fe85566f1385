import type { Getter } from "jotai";
import { checkCard } from "../../domain/payment/card.ts";
import { cardFormAtom } from "../../state/payment/card.atoms.ts";
import { servicesAtom } from "../../state/services.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";
import type { PaymentMethodPart } from "../payment-method/paymentMethod.ts";
import { cardProblemsAtom } from "./cardProblems.atoms.ts";
import { NewCardForm } from "./NewCardForm.tsx";

function cardNow(get: Getter) {
  const store = get(storeAtom);
  if (store.kind !== "ready") return null;
  const checked = checkCard(get(cardFormAtom), get(servicesAtom).clock.now(), store.value.zone);
  return checked.ok ? checked.card : null;
}

/** A new card, typed in. It lives in the form and goes with the order, and nowhere else (R37). */
export const card: PaymentMethodPart = {
  method: "card",
  settles: { kind: "card", card: cardNow },
  isOffered: () => true,
  problems: (get) => get(cardProblemsAtom),
  Form: NewCardForm,
};
