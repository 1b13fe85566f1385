import type { MessageDescriptor } from "@lingui/core";
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
import { brandNames, cardWords, takenNames } from "./cardWords.ts";

registerSheet(css);

/** Whose card it is: its mark, and its name for screen readers. */
function Brand({ type }: { readonly type: CardType }) {
  return (
    <span className="card-form__brand">
      {cardMarks[type]}
      <VisuallyHidden>{brandNames[type]}</VisuallyHidden>
    </span>
  );
}

/** Until the number says whose card it is: whose cards are taken. */
function TakenBrands() {
  return (
    <span className="payment-marks">
      {takenMarks}
      <VisuallyHidden>{takenNames}</VisuallyHidden>
    </span>
  );
}

export function CardForm() {
  const { i18n } = useLingui();
  const say = (message: MessageDescriptor) => i18n._(message);
  const { labels, placeholders, problems } = cardWords;
  const { typed, bind } = useForm(cardForm, {
    holder: { required: say(problems.holder.required) },
    number: {
      required: say(problems.number.required),
      invalid: say(problems.number.invalid),
      "not-accepted": say(problems.number["not-accepted"]),
    },
    expiry: { required: say(problems.expiry.required), invalid: say(problems.expiry.invalid) },
    cvv: { required: say(problems.cvv.required), invalid: say(problems.cvv.invalid) },
  });
  const number = bind("number");
  const digits = digitsOf(typed.number);
  const brand = cardBrandOf(digits);
  // Said as soon as it is known, not only at the button.
  const refused = mayBecomeTaken(digits) ? "" : say(cardWords.notAccepted);
  return (
    <div className="card-form">
      <CardInput {...bind("holder")} label={say(labels.holder)} autoComplete="cc-name" enterKeyHint="next" />
      <CardInput
        {...number}
        error={refused || number.error}
        label={say(labels.number)}
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
          label={say(labels.expiry)}
          mask={maskExpiry}
          placeholder={say(placeholders.expiry)}
          autoComplete="cc-exp"
          inputMode="numeric"
          enterKeyHint="next"
        />
        <CardInput
          {...bind("cvv")}
          label={say(labels.cvv)}
          mask={maskCvv}
          isMasked
          placeholder={say(placeholders.cvv)}
          autoComplete="cc-csc"
          inputMode="numeric"
          enterKeyHint="done"
        />
      </div>
    </div>
  );
}
