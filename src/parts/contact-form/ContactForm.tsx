import { useLingui } from "@lingui/react/macro";
import type { ReactElement } from "react";
import type { ContactField } from "../../domain/customer/contact.ts";
import type { contactForm } from "../../state/checkout/checkoutForms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { TextField } from "../../ui/TextField.tsx";
import { useForm } from "../form/useForm.ts";
import css from "./ContactForm.css?inline";

registerSheet(css);

interface ContactFormProps {
  readonly form: typeof contactForm;
  readonly asked: readonly ContactField[];
}

/** Who orders, as far as it is asked. */
export function ContactForm({ form, asked }: ContactFormProps) {
  const { i18n, t } = useLingui();
  // Each message says what to type, not only that something is wrong.
  const { bind } = useForm(form, {
    firstName: {
      required: t`Enter your first name.`,
      "too-short": t`Enter at least two letters of your first name.`,
    },
    lastName: {
      required: t`Enter your last name.`,
      "too-short": t`Enter at least two letters of your last name.`,
    },
    email: {
      required: t`Enter your e-mail address.`,
      invalid: t`Enter an e-mail address like name@example.com`,
    },
    phone: {
      required: t`Enter your phone number.`,
      "too-short": t`Enter an Australian phone number like 0412 345 678`,
      invalid: t`Enter an Australian phone number like 0412 345 678`,
    },
  });
  const all: readonly ReactElement[] = [
    <TextField
      key="firstName"
      {...bind("firstName")}
      label={t`First name`}
      required
      autoComplete="given-name"
      autoCapitalize="words"
      enterKeyHint="next"
    />,
    <TextField
      key="lastName"
      {...bind("lastName")}
      label={t`Last name`}
      required
      autoComplete="family-name"
      autoCapitalize="words"
      enterKeyHint="next"
    />,
  ];
  const names = all.filter(({ key }) => asked.some((name) => name === key));
  if (asked.length === 0) return null;
  return (
    <div className="contact-form">
      {/* A Chinese name begins with the family name. */}
      {i18n.locale === "zh-CN" ? names.toReversed() : names}
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
