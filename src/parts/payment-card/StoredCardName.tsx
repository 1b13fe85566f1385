import { Trans } from "@lingui/react/macro";
import type { StoredCard } from "../../domain/customer/customer.ts";

/** Shows only as much of a card as distinguishes it from another. */
export function StoredCardName({ card: { type, lastDigits } }: { readonly card: StoredCard }) {
  return type === "visa" ? <Trans>Visa ending {lastDigits}</Trans> : <Trans>Mastercard ending {lastDigits}</Trans>;
}
