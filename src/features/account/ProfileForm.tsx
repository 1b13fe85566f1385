import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { AddressForm } from "../../parts/address-form/AddressForm.tsx";
import { EmailField } from "../../parts/contact-form/EmailField.tsx";
import { NameFields } from "../../parts/contact-form/NameFields.tsx";
import { PhoneField } from "../../parts/contact-form/PhoneField.tsx";
import { useNameWords } from "../../parts/contact-form/useNameWords.ts";
import "../../parts/form/fieldGrid.ts";
import { useForm } from "../../parts/form/useForm.ts";
import { StillWaiting } from "../../parts/waiting/StillWaiting.tsx";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Form } from "../../ui/Form.tsx";
import { CheckIcon } from "../../ui/signIcons.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { forgetSavingAtom, saveProfileAtom, savingAtom } from "./account.actions.ts";
import { detailsForm, profileAddressForm, takeStreetAtom } from "./profile.atoms.ts";
import { Refusal } from "./Refusal.tsx";

/** S41. Unsaved changes are kept when the member visits another screen. */
export function ProfileForm() {
  const saving = useAtomValue(savingAtom);
  const save = useSetAtom(saveProfileAtom);
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  const isSaving = saving.kind === "saving";
  const forget = useSetAtom(forgetSavingAtom);
  useEffect(() => {
    forget();
    return () => forget();
  }, [forget]);
  return (
    <Form className="account__form" onSubmit={save} disabled={isSaving} movesOnEnter={isMobile}>
      <section className="account__section">
        <h2 className="account__heading">
          <Trans>Your details</Trans>
        </h2>
        <Details />
      </section>
      <section className="account__section">
        <h2 className="account__heading">
          <Trans>Delivery address</Trans>
        </h2>
        <AddressForm form={profileAddressForm} takeAtom={takeStreetAtom} required={false}>
          <DeliveryPhone />
        </AddressForm>
      </section>
      <div className="account__save">
        {saving.kind !== "idle" && saving.kind !== "saving" && <Refusal answer={saving} />}
        <ActionButton type="submit" wide busy={isSaving}>
          <Trans>Save changes</Trans>
        </ActionButton>
        <StillWaiting isWaiting={isSaving} />
        <p className="account__saved" role="status">
          {saving.kind === "saved" && (
            <>
              <CheckIcon /> <Trans>Profile saved successfully.</Trans>
            </>
          )}
        </p>
      </div>
    </Form>
  );
}

function useDetailsForm() {
  const { t } = useLingui();
  const { firstName, lastName } = useNameWords();
  const invalid = t`Enter an Australian phone number like 0412 345 678.`;
  const phone = { required: t`Enter your phone number.`, "too-short": invalid, invalid };
  return useForm(detailsForm, { firstName, lastName, phone, deliveryPhone: phone });
}

function Details() {
  const { bind } = useDetailsForm();
  const email = useAtomValue(memberAtom)?.email ?? "";
  return (
    <div className="field-grid account__details">
      <NameFields bind={bind} />
      <div className="field-grid__wide">
        <EmailField value={email} onChange={() => {}} readOnly required={false} />
      </div>
      <div className="field-grid__wide">
        <PhoneField {...bind("phone")} />
      </div>
    </div>
  );
}

function DeliveryPhone() {
  const { t } = useLingui();
  const { bind } = useDetailsForm();
  return (
    <TextField
      {...bind("deliveryPhone")}
      label={t`Phone for deliveries`}
      hint={t`If it is different from yours`}
      type="tel"
      autoComplete="off"
      enterKeyHint="next"
    />
  );
}
