import { useLingui } from "@lingui/react/macro";
import { digitsOf, maskCardNumber, maskCvv, maskExpiry } from "../../domain/payment/cardMasks.ts";
import { type CardType, cardBrandOf, mayBecomeTaken } from "../../domain/payment/cardType.ts";
import { cardForm } from "../../state/payment/card.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import "../form/fieldGrid.ts";
import { cardMarks, takenMarks } from "../card-mark/cardMarks.tsx";
import { useForm } from "../form/useForm.ts";
import { LiveRegion } from "../live-region/LiveRegion.tsx";
import css from "./CardForm.css?inline";
import { CardInput } from "./CardInput.tsx";

registerSheet(css);

const brands: Partial<Readonly<Record<CardType, string>>> = {
  visa: "Visa",
  "visa-electron": "Visa Electron",
  mastercard: "Mastercard",
};

/** Whose card it is: its mark, and its name for screen readers. */
function Brand({ type }: { readonly type: CardType }) {
  return (
    <span className="card-form__brand">
      {cardMarks[type]}
      <VisuallyHidden>{brands[type]}</VisuallyHidden>
    </span>
  );
}

/** Until the number says whose card it is: whose cards are taken. */
function TakenBrands() {
  return (
    <span className="payment-marks">
      {takenMarks}
      <VisuallyHidden>{`${brands.visa}, ${brands.mastercard}`}</VisuallyHidden>
    </span>
  );
}

export function CardForm() {
  const { t } = useLingui();
  // The sentences of S25.
  const notAccepted = t`We accept Visa & Mastercard only.`;
  const { typed, bind } = useForm(cardForm, {
    holder: { required: t`Enter the name on the card.` },
    number: {
      required: t`Number of Card Info field is required.`,
      invalid: t`Number of Card Info field is invalid.`,
      "not-accepted": notAccepted,
    },
    expiry: {
      required: t`Expiry Date of Card Info field is required.`,
      invalid: t`Expiry Date of Card Info field is invalid.`,
    },
    cvv: {
      required: t`CVV of Card Info field is required.`,
      invalid: t`CVV of Card Info field is invalid.`,
    },
  });
  const number = bind("number");
  const digits = digitsOf(typed.number);
  const brand = cardBrandOf(digits);
  // Said as soon as it is known, not only at the button.
  const refused = mayBecomeTaken(digits) ? "" : notAccepted;
  return (
    <div className="card-form">
      <CardInput {...bind("holder")} label={t`Card holder`} autoComplete="cc-name" enterKeyHint="next" />
      <CardInput
        {...number}
        error={refused || number.error}
        label={t`Card number`}
        mask={maskCardNumber}
        besideLabel={brand === null ? <TakenBrands /> : <Brand type={brand} />}
        autoComplete="cc-number"
        inputMode="numeric"
        enterKeyHint="next"
      />
      <LiveRegion about="card" hidden>
        {refused}
      </LiveRegion>
      <div className="field-grid">
        <CardInput
          {...bind("expiry")}
          label={t`Expiry date`}
          mask={maskExpiry}
          placeholder={t`MM/YY`}
          autoComplete="cc-exp"
          inputMode="numeric"
          enterKeyHint="next"
        />
        <CardInput
          {...bind("cvv")}
          label={t`CVV`}
          mask={maskCvv}
          isMasked
          placeholder={t`On the back`}
          autoComplete="cc-csc"
          inputMode="numeric"
          enterKeyHint="done"
        />
      </div>
    </div>
  );
}
