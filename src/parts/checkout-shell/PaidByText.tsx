import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import { cardForm } from "../../state/payment/card.atoms.ts";
import { storedCardAtom } from "../../state/payment/storedCard.atoms.ts";
import { PaymentName, StoredCardName } from "../payment/PaymentName.tsx";

/** How the order is paid. Shows only as much of a card as distinguishes it from another. */
export function PaidByText({ method }: { readonly method: PaymentMethod }) {
  const card = useAtomValue(cardForm.checked);
  const stored = useAtomValue(storedCardAtom);
  if (method === "card" && stored) return <StoredCardName card={stored} />;
  if (method !== "card" || !card.ok) return <PaymentName method={method} />;
  const lastDigits = card.value.number.slice(-4);
  return <Trans>Card ending {lastDigits}</Trans>;
}
