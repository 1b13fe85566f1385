import { useLingui } from "@lingui/react/macro";
import { useAtom } from "jotai";
import type { ContactProblem, ContactForm as Form } from "../../domain/customer/contact.ts";
import { contactFormAtom } from "../../state/customer/contact.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { TextField } from "../../ui/TextField.tsx";
import css from "./ContactForm.css?inline";

registerSheet(css);

interface ContactFormProps {
  /** What is wrong with it, once that is to be shown. */
  readonly problems: readonly ContactProblem[];
  readonly disabled: boolean;
}

/** Who orders: a guest's details. */
export function ContactForm({ problems, disabled }: ContactFormProps) {
  const { i18n, t } = useLingui();
  const words = useContactWords();
  const [form, setForm] = useAtom(contactFormAtom);
  const bind = (field: keyof Form) => ({
    value: form[field],
    onChange: (value: string) => setForm({ ...form, [field]: value }),
    error: problems.filter((problem) => problem.field === field).map(words)[0],
    required: true,
    disabled,
  });
  const names = [
    <TextField key="first" {...bind("firstName")} label={t`First name`} autoComplete="given-name" />,
    <TextField key="last" {...bind("lastName")} label={t`Last name`} autoComplete="family-name" />,
  ];
  return (
    <div className="contact-form">
      {/* A Chinese name begins with the family's. */}
      {i18n.locale === "zh-CN" ? names.toReversed() : names}
      <TextField {...bind("email")} label={t`Email`} type="email" autoComplete="email" spellCheck={false} />
      <TextField {...bind("phone")} label={t`Phone`} type="tel" autoComplete="tel" />
    </div>
  );
}

/** What to type, not only that something is wrong. */
function useContactWords(): (problem: ContactProblem) => string {
  const { t } = useLingui();
  return ({ field, kind }) => {
    const isRequired = kind === "required";
    switch (field) {
      case "firstName":
        return isRequired ? t`Enter your first name.` : t`Enter at least two letters of your first name.`;
      case "lastName":
        return isRequired ? t`Enter your last name.` : t`Enter at least two letters of your last name.`;
      case "email":
        return isRequired ? t`Enter your e-mail address.` : t`Enter an e-mail address like name@example.com`;
      case "phone":
        return isRequired ? t`Enter your phone number.` : t`Enter an Australian phone number like 0412 345 678`;
    }
  };
}
