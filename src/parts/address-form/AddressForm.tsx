import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type ComponentProps, type ReactNode, useId } from "react";
import type { AddressProblems, TypedAddress } from "../../domain/customer/address.ts";
import { australianStates } from "../../domain/store/australianState.ts";
import type { FormAtoms } from "../../state/form/form.ts";
import type { PickSuggestionAtom } from "../../state/fulfilment/suggestions.atoms.ts";
import { FieldError } from "../../ui/Field.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import "../form/fieldGrid.ts";
import { longestNote } from "../../domain/cart/limits.ts";
import { TextArea } from "../../ui/TextArea.tsx";
import { useForm } from "../form/useForm.ts";
import { StreetField } from "./StreetField.tsx";

type InstructionsFieldProps = Pick<ComponentProps<typeof TextArea>, "value" | "onChange" | "error" | "disabled">;

/** What the driver should know. */
export function InstructionsField(field: InstructionsFieldProps) {
  const { t } = useLingui();
  return (
    <TextArea
      {...field}
      label={t`Delivery instructions`}
      placeholder={t`Where to ring, where to leave it`}
      maxLength={longestNote}
      rows={2}
    />
  );
}

interface AddressFormProps {
  readonly form: FormAtoms<TypedAddress, TypedAddress, AddressProblems>;
  readonly takeAtom: PickSuggestionAtom;
  /** False for a profile, which may have no address. It has the instructions here; an order asks for them later. */
  readonly required?: boolean;
  /** Shown immediately, not only after a submit. */
  readonly isOutOfArea?: boolean;
  /** Shown after the address. */
  readonly children?: ReactNode;
}

/** The address of a delivery or a profile. Maps only help: every field can also be typed by hand. */
export function AddressForm({ form, takeAtom, required = true, isOutOfArea = false, children }: AddressFormProps) {
  const { t } = useLingui();
  const { postcode } = useAtomValue(form.typed);
  const words = useAddressWords(postcode.trim());
  const { bind } = useForm(form, words);
  const errorId = `${useId()}-error`;
  const code = bind("postcode");
  const codeError = isOutOfArea ? words.postcode["not-served"] : code.error;
  // Looks empty like the fields beside it: a narrow column has no room for a word. HTML allows no option without text.
  const stateOptions = [
    { value: "", label: "\u00a0" },
    ...australianStates.map((name) => ({ value: name, label: name })),
  ];
  return (
    <div className="field-grid field-grid--three">
      <div className="field-grid__whole">
        <StreetField {...bind("street")} required={required} takeAtom={takeAtom} />
      </div>
      <div className="field-grid__wide">
        <TextField
          {...bind("suburb")}
          label={t`Suburb`}
          required={required}
          autoComplete="address-level2"
          autoCapitalize="words"
          enterKeyHint="next"
        />
      </div>
      <SelectField
        {...bind("state")}
        label={t`State`}
        required={required}
        autoComplete="address-level1"
        options={stateOptions}
      />
      <TextField
        {...code}
        error={codeError}
        errorPlace={errorId}
        label={t`Postcode`}
        required={required}
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="next"
      />
      {(codeError || children) && (
        <div className="field-grid__whole">
          {codeError && <FieldError id={errorId}>{codeError}</FieldError>}
          {children}
        </div>
      )}
      {!required && (
        <div className="field-grid__whole">
          <InstructionsField {...bind("instructions")} />
        </div>
      )}
    </div>
  );
}

/** The sentences of S20 and R54. */
function useAddressWords(postcode: string) {
  const { t } = useLingui();
  return {
    street: { required: t`The Street Address field is required.` },
    suburb: { required: t`Enter your suburb.`, "too-short": t`Enter at least three letters of your suburb.` },
    postcode: {
      required: t`Enter your postcode.`,
      invalid: t`The Postcode field format is invalid.`,
      "not-served": t`Delivery not available for ${postcode}.`,
    },
    state: { required: t`Choose your state.` },
    instructions: {},
  };
}
