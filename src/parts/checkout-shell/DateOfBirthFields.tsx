import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { dateOfBirthForm } from "../../state/checkout/form/age.atoms.ts";
import { FieldError } from "../../ui/Field.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { TextField } from "../../ui/TextField.tsx";
import { useForm } from "../form/useForm.ts";
import css from "./DateOfBirthFields.css?inline";

registerSheet(css);

/** Three fields for a number keyboard, in the order of the diner's language. What is wrong with one is said below all. */
export function DateOfBirthFields() {
  const { i18n } = useLingui();
  const id = useId();
  const fields = useDateFields();
  const ordered = i18n.locale === "zh-CN" ? [...fields].reverse() : fields;
  const error = ordered.find((field) => field.error)?.error;
  return (
    <fieldset className="date-of-birth" aria-describedby={`${id}-hint`}>
      <legend className="date-of-birth__label">
        <Trans>Date of birth</Trans>
      </legend>
      <div className="date-of-birth__fields">
        {ordered.map((field) => (
          <TextField
            {...field}
            key={field.autoComplete}
            errorPlace={`${id}-error`}
            required
            inputMode="numeric"
            enterKeyHint="next"
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p className="date-of-birth__hint" id={`${id}-hint`}>
        <Trans>We only use it to check your age, and don't keep it.</Trans>
      </p>
    </fieldset>
  );
}

function useDateFields() {
  const { t } = useLingui();
  const required = t`Enter your full date of birth.`;
  const impossible = t`There is no such date. Please check it.`;
  const { bind } = useForm(dateOfBirthForm, {
    day: { required, impossible },
    month: { required, impossible },
    year: {
      required,
      incomplete: t`Enter the year with four digits.`,
      "out-of-range": t`Please check the year.`,
      "under-age": t`You must be 18 or older to order alcohol. Please remove it from your cart to go on.`,
    },
  });
  return [
    { ...bind("day"), label: t`Day`, autoComplete: "bday-day", maxLength: 2 },
    { ...bind("month"), label: t`Month`, autoComplete: "bday-month", maxLength: 2 },
    { ...bind("year"), label: t`Year`, autoComplete: "bday-year", maxLength: 4 },
  ];
}
