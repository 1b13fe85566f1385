import { useLingui } from "@lingui/react/macro";
import type { ContactField } from "../../domain/customer/contact.ts";
import type { contactForm } from "../../state/checkout/checkoutForms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { TextField } from "../../ui/TextField.tsx";
import { useForm } from "../form/useForm.ts";
import css from "./ContactForm.css?inline";
import { NameFields } from "./NameFields.tsx";
import { useNameWords } from "./useNameWords.ts";

registerSheet(css);

interface ContactFormProps {
  readonly form: typeof contactForm;
  readonly asked: readonly ContactField[];
}

/** Who orders, as far as it is asked. */
export function ContactForm({ form, asked }: ContactFormProps) {
  const { t } = useLingui();
  const { bind } = useForm(form, {
    ...useNameWords(),
    phone: {
      required: t`Enter your phone number.`,
      "too-short": t`Enter an Australian phone number like 0412 345 678`,
      invalid: t`Enter an Australian phone number like 0412 345 678`,
    },
  });
  if (asked.length === 0) return null;
  return (
    <div className="contact-form">
      <NameFields bind={bind} asked={asked} />
      {asked.includes("email") && (
        <div className="contact-form__whole">
          <TextField
            {...bind("email")}
            label={t`Email`}
            required
            type="email"
            autoComplete="email"
            enterKeyHint="next"
            spellCheck={false}
          />
        </div>
      )}
      {asked.includes("phone") && (
        <div className="contact-form__whole">
          <TextField {...bind("phone")} label={t`Phone`} required type="tel" autoComplete="tel" enterKeyHint="next" />
        </div>
      )}
    </div>
  );
}
