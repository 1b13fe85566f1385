import { checkPersonName } from "../../src/domain/customer/contact.ts";
import { checkEmail } from "../../src/domain/customer/email.ts";
import { checkFields, fine } from "../../src/domain/form/checkFields.ts";
import { useForm } from "../../src/parts/form/useForm.ts";
import { buildForm, typedAtom } from "../../src/state/form/form.ts";
import { Checkbox } from "../../src/ui/Checkbox.tsx";
import { TextField } from "../../src/ui/TextField.tsx";

// An example of a form. A new form needs nothing beyond what is in this file.

export interface TypedCheckIn {
  readonly name: string;
  readonly email: string;
  readonly wantsOffers: boolean;
}

/** The checked form. `email` is null unless the visitor wants offers. */
export interface CheckIn {
  readonly name: string;
  readonly email: string | null;
}

const blank: TypedCheckIn = { name: "", email: "", wantsOffers: false };

export function checkCheckIn({ name, email, wantsOffers }: TypedCheckIn) {
  return checkFields(
    {
      name: checkPersonName(name),
      email: wantsOffers ? checkEmail(email) : fine(null),
      wantsOffers: fine(wantsOffers),
    },
    (checkIn): CheckIn => ({ name: checkIn.name, email: checkIn.email }),
  );
}

export const typedCheckInAtom = typedAtom(() => blank);

export const checkInForm = buildForm(typedCheckInAtom, checkCheckIn);

export function CheckInForm() {
  const { bind } = useForm(checkInForm, {
    name: { required: "Enter your name.", "too-short": "Enter at least two letters." },
    email: { required: "Enter your email address.", invalid: "Enter an email address like name@example.com" },
    wantsOffers: {},
  });
  const { value: checked, onChange } = bind("wantsOffers");
  return (
    <>
      <TextField {...bind("name")} label="Name" />
      <TextField {...bind("email")} label="Email" />
      <Checkbox label="Send me offers" checked={checked} onChange={onChange} />
    </>
  );
}
