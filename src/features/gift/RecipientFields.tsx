import { Trans, useLingui } from "@lingui/react/macro";
import { longestGiverName } from "../../domain/gift/giftMessage.ts";
import { useForm } from "../../parts/form/useForm.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/classNames.ts";
import { TextField } from "../../ui/TextField.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import type { RecipientForm } from "./useGiftSelection.ts";

interface RecipientProps {
  readonly form: RecipientForm;
  /** Its number if there are several recipients. Null if there is only one. */
  readonly number: number | null;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onRemove: () => void;
}

/** The fields of one recipient. */
export function RecipientFields({ form, number, isShown, onShow, onRemove }: RecipientProps) {
  return (
    <fieldset
      className={classNames("recipient", number !== null && "recipient--listed", isShown && "recipient--shown")}
    >
      {number !== null && (
        <>
          <legend className="visually-hidden">
            <Trans>Recipient {number}</Trans>
          </legend>
          <div className="recipient__head">
            <span aria-hidden="true">
              <Trans>Recipient {number}</Trans>
            </span>
            <Button variant="quiet" onClick={onRemove}>
              <Trans>
                Remove<VisuallyHidden> recipient {number}</VisuallyHidden>
              </Trans>
            </Button>
          </div>
        </>
      )}
      <Fields form={form} onFocus={onShow} takesFocus={number !== null && number > 1} />
    </fieldset>
  );
}

interface FieldsProps {
  readonly form: RecipientForm;
  readonly onFocus: () => void;
  /** True if the recipient was just added. */
  readonly takesFocus: boolean;
}

function Fields({ form, onFocus, takesFocus }: FieldsProps) {
  const { t } = useLingui();
  const tooLong = { "too-long": t`That's too long.` };
  const { bind } = useForm(form, {
    to: tooLong,
    email: {
      required: t`Enter the recipient's email address.`,
      invalid: t`Enter an email address like name@example.com.`,
    },
    from: tooLong,
    message: tooLong,
  });
  return (
    <>
      <TextField
        {...bind("to")}
        onFocus={onFocus}
        label={t({ message: "To", context: "gift" })}
        maxLength={longestGiverName}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
        autoFocus={takesFocus}
      />
      <TextField
        {...bind("email")}
        onFocus={onFocus}
        label={t`Recipient email`}
        required
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
    </>
  );
}
