import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom } from "jotai";
import type { CardProblem, CardForm as Form } from "../../domain/payment/card.ts";
import { digitsOf, maskCardNumber, maskCvv, maskExpiry } from "../../domain/payment/cardMasks.ts";
import { type CardType, cardTypeOf } from "../../domain/payment/cardType.ts";
import { cardFormAtom } from "../../state/payment/card.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./CardForm.css?inline";
import { CardInput } from "./CardInput.tsx";

registerSheet(css);

const brands: Readonly<Record<CardType, string>> = {
  visa: "Visa",
  "visa-electron": "Visa Electron",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
};

interface CardFormProps {
  /** What is wrong with it, once that is to be shown. */
  readonly problems: readonly CardProblem[];
  readonly disabled: boolean;
}

/** Spec, section 5: on insecure http a card can't be typed, unless the page is this machine's own. */
export function CardForm({ problems, disabled }: CardFormProps) {
  const { t } = useLingui();
  const words = useCardWords();
  const [form, setForm] = useAtom(cardFormAtom);
  const bind = (field: keyof Form) => ({
    value: form[field],
    onChange: (value: string) => setForm({ [field]: value }),
    error: problems.filter((problem) => problem.field === field).map(words)[0],
    disabled: disabled || !isSecureContext,
  });
  const type = cardTypeOf(digitsOf(form.number));
  return (
    <div className="card-form">
      {!isSecureContext && (
        <Notice kind="warning">
          <Trans>A card can't be entered here: the connection to this page isn't secure.</Trans>
        </Notice>
      )}
      <CardInput {...bind("holder")} label={t`Card holder`} autoComplete="cc-name" />
      <CardInput
        {...bind("number")}
        label={t`Card number`}
        mask={maskCardNumber}
        trailing={type && <span className="card-form__brand">{brands[type]}</span>}
        autoComplete="cc-number"
        inputMode="numeric"
      />
      <div className="card-form__pair">
        <CardInput
          {...bind("expiry")}
          label={t`Expiry date`}
          mask={maskExpiry}
          placeholder={t`MM/YY`}
          autoComplete="cc-exp"
          inputMode="numeric"
        />
        <CardInput
          {...bind("cvv")}
          label={t`CVV`}
          mask={maskCvv}
          hint={t`The 3 digits on the back`}
          autoComplete="cc-csc"
          inputMode="numeric"
        />
      </div>
    </div>
  );
}

/** The spec's sentences, word for word, where it has one. */
function useCardWords(): (problem: CardProblem) => string {
  const { t } = useLingui();
  return ({ field, kind }) => {
    const isRequired = kind === "required";
    switch (field) {
      case "holder":
        return t`Enter the name on the card.`;
      case "number":
        if (kind === "not-accepted") return t`We accept Visa & Mastercard only`;
        return isRequired ? t`Number of Card Info field is required.` : t`Number of Card Info field is invalid.`;
      case "expiry":
        return isRequired
          ? t`Expiry Date of Card Info field is required.`
          : t`Expiry Date of Card Info field is invalid.`;
      case "cvv":
        return isRequired ? t`CVV of Card Info field is required.` : t`CVV of Card Info field is invalid.`;
    }
  };
}
