import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { longestNote } from "../../domain/cart/limits.ts";
import { states } from "../../domain/customer/address.ts";
import { addressForm, isOutOfAreaAtom } from "../../state/fulfilment/address.atoms.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { TextArea } from "../../ui/TextArea.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useForm } from "../form/useForm.ts";
import { AskDelivery } from "./AskDelivery.tsx";
import css from "./DeliveryFields.css?inline";
import { DeliveryNews } from "./DeliveryNews.tsx";
import { StreetField } from "./StreetField.tsx";

registerSheet(css);

/** Where it is brought to, and what that costs. Maps only help: the whole form can be typed by hand. */
export function DeliveryFields() {
  const { t } = useLingui();
  const { postcode } = useAtomValue(addressForm.typed);
  const words = useAddressWords(postcode.trim());
  const { bind } = useForm(addressForm, words);
  const isOutOfArea = useAtomValue(isOutOfAreaAtom);
  const stateOptions = [
    { value: "", label: t`Choose your state` },
    ...states.map((name) => ({ value: name, label: name })),
  ];
  return (
    <div className="delivery-fields">
      <div className="delivery-fields__whole">
        <StreetField {...bind("street")} />
      </div>
      <div className="delivery-fields__whole delivery-fields__suburb">
        <TextField
          {...bind("suburb")}
          label={t`Suburb`}
          required
          autoComplete="address-level2"
          autoCapitalize="words"
          enterKeyHint="next"
        />
      </div>
      <SelectField {...bind("state")} label={t`State`} required autoComplete="address-level1" options={stateOptions} />
      <TextField
        {...bind("postcode")}
        {...(isOutOfArea && { error: words.postcode["not-served"] })}
        label={t`Postcode`}
        required
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="next"
      />
      <div className="delivery-fields__whole">
        <AskDelivery />
        <DeliveryNews />
      </div>
      <div className="delivery-fields__whole">
        <TextArea
          {...bind("instructions")}
          label={t`Delivery instructions`}
          placeholder={t`Where to ring, where to leave it`}
          maxLength={longestNote}
          rows={2}
        />
      </div>
    </div>
  );
}

/** Spec, section 5, and R54: those that the spec has stand word for word. */
function useAddressWords(postcode: string) {
  const { t } = useLingui();
  return {
    street: { required: t`The Street Address field is required` },
    suburb: { required: t`Enter your suburb.`, "too-short": t`Enter at least three letters of your suburb.` },
    postcode: {
      required: t`Enter your postcode.`,
      invalid: t`The Postcode field format is invalid`,
      "not-served": t`delivery not available for ${postcode}`,
    },
    state: { required: t`Choose your state.` },
    instructions: {},
  };
}
