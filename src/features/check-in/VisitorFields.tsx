import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { EmailField } from "../../parts/contact-form/EmailField.tsx";
import { PhoneField } from "../../parts/contact-form/PhoneField.tsx";
import { useNameWords } from "../../parts/contact-form/useNameWords.ts";
import { useForm } from "../../parts/form/useForm.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { visitorForm } from "./checkIn.atoms.ts";

/** `children` are the fields between the details and the offers. */
export function VisitorFields({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const { email } = useNameWords();
  const { bind } = useForm(visitorForm, {
    name: { required: t`Enter your name.`, "too-short": t`Enter at least two letters of your name.` },
    phone: { required: t`Enter your phone number.`, "too-short": t`Enter your whole phone number.` },
    email,
    offers: {},
  });
  const offers = bind("offers");
  const wantsOffers = offers.value !== "";
  return (
    <>
      <TextField
        {...bind("name")}
        label={t`Name`}
        required
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <PhoneField {...bind("phone")} />
      <EmailField
        {...bind("email")}
        hint={wantsOffers ? undefined : t`Only needed for offers`}
        required={wantsOffers}
      />
      {children}
      <Checkbox
        label={t`Send me offers`}
        checked={wantsOffers}
        onChange={(isOn) => offers.onChange(isOn ? "yes" : "")}
      />
    </>
  );
}
