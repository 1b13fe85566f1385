import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useForm } from "../../parts/form/useForm.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { visitorForm } from "./checkIn.atoms.ts";

/** `children`: what is asked between the details and the offers. */
export function VisitorFields({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const { bind } = useForm(visitorForm, {
    name: { required: t`Enter your name.`, "too-short": t`Enter at least two letters of your name.` },
    phone: { required: t`Enter your phone number.`, "too-short": t`Enter your whole phone number.` },
    email: {
      required: t`Enter your e-mail address.`,
      invalid: t`Enter an e-mail address like name@example.com`,
    },
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
      <TextField
        {...bind("phone")}
        label={t`Phone`}
        required
        name="tel"
        type="tel"
        autoComplete="tel"
        enterKeyHint="next"
      />
      <TextField
        {...bind("email")}
        label={t`Email`}
        hint={wantsOffers ? undefined : t`Only needed for offers`}
        required={wantsOffers}
        name="email"
        type="email"
        autoComplete="email"
        enterKeyHint="next"
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
