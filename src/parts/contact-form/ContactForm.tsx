import { useLingui } from "@lingui/react/macro";
import type { ContactField } from "../../domain/customer/contact.ts";
import type { contactForm } from "../../state/checkout/form/checkoutForms.ts";
import "../form/fieldGrid.ts";
import { useForm } from "../form/useForm.ts";
import { EmailField } from "./EmailField.tsx";
import { NameFields } from "./NameFields.tsx";
import { PhoneField } from "./PhoneField.tsx";
import { useNameWords } from "./useNameWords.ts";

interface ContactFormProps {
  readonly form: typeof contactForm;
  readonly asked: readonly ContactField[];
}

/** The diner's contact details, reduced to the fields that are asked for. */
export function ContactForm({ form, asked }: ContactFormProps) {
  const { t } = useLingui();
  const { bind } = useForm(form, {
    ...useNameWords(),
    phone: {
      required: t`Enter your phone number.`,
      "too-short": t`Enter an Australian phone number like 0412 345 678.`,
      invalid: t`Enter an Australian phone number like 0412 345 678.`,
    },
  });
  if (asked.length === 0) return null;
  return (
    <div className="field-grid">
      <NameFields bind={bind} asked={asked} />
      {asked.includes("email") && (
        <div className="field-grid__wide">
          <EmailField {...bind("email")} />
        </div>
      )}
      {asked.includes("phone") && (
        <div className="field-grid__wide">
          <PhoneField {...bind("phone")} />
        </div>
      )}
    </div>
  );
}
