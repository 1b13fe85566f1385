import type { NewCard, TokenCard } from "../../domain/payment/card.ts";

/** R37: only in the body of a call that pays with the card or stores it. */
export function encodeCard(card: NewCard, isSandboxPayment: boolean): object {
  return {
    CardHolder: card.holder,
    CardNumber: card.number,
    ExpiryYear: card.expiryYear,
    ExpiryMonth: card.expiryMonth,
    Cvv: card.cvv,
    ForceUseSandboxPayment: isSandboxPayment,
  };
}

/** R105: no number is known here. */
export function encodeTokenCard({ holder, token, brand, lastDigits }: TokenCard): object {
  const network = brand === "mastercard" ? "master" : brand === null ? "" : "visa";
  return { CardHolder: holder, CardToken: token, CardType: network, ElidedPan: lastDigits };
}
