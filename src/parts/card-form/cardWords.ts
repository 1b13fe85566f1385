import { msg } from "@lingui/core/macro";
import type { CardType } from "../../domain/payment/cardType.ts";

// The sentence of S25.
const notAccepted = msg`We accept Visa & Mastercard only.`;

/** What the card form says, in the shop and in the frame (R104), whose script has these messages alone. */
export const cardWords = {
  group: msg`Card details`,
  insecure: msg`A card can't be entered here: the connection to this page isn't secure.`,
  notAccepted,
  labels: {
    holder: msg`Card holder`,
    number: msg`Card number`,
    expiry: msg`Expiry date`,
    cvv: msg`CVV`,
  },
  placeholders: { expiry: msg`MM/YY`, cvv: msg`On the back` },
  problems: {
    holder: { required: msg`Enter the name on the card.` },
    number: {
      required: msg`Number of Card Info field is required.`,
      invalid: msg`Number of Card Info field is invalid.`,
      "not-accepted": notAccepted,
    },
    expiry: {
      required: msg`Expiry Date of Card Info field is required.`,
      invalid: msg`Expiry Date of Card Info field is invalid.`,
    },
    cvv: {
      required: msg`CVV of Card Info field is required.`,
      invalid: msg`CVV of Card Info field is invalid.`,
    },
  },
} as const;

/** Names, which no language translates. */
export const brandNames: Partial<Readonly<Record<CardType, string>>> = {
  visa: "Visa",
  "visa-electron": "Visa Electron",
  mastercard: "Mastercard",
};

/** The brands whose cards are taken. */
export const takenNames = `${brandNames.visa}, ${brandNames.mastercard}`;
