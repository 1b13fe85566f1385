import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { TextField } from "../../ui/TextField.tsx";
import css from "./PlaceField.css?inline";

registerSheet(css);

/** No room or table has a longer name. */
const longestPlace = 50;

interface PlaceFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly disabled: boolean;
  readonly readOnly?: boolean;
  readonly required?: boolean;
  /** What held the focus has just made room for the field. */
  readonly takesFocus?: boolean;
  /** For a diner who is elsewhere; null where the number is typed anyway. */
  readonly leave: { readonly words: ReactNode; readonly run: () => void } | null;
}

/** Where the order is brought to inside the house. Some numbers have letters in them. */
export function PlaceField({ leave, takesFocus = false, ...field }: PlaceFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    if (takesFocus || hasLeft) ref.current?.focus();
  }, [takesFocus, hasLeft]);
  return (
    <div className="place-field">
      <TextField
        required
        {...field}
        ref={ref}
        maxLength={longestPlace}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
      />
      {leave && (
        <Button
          variant="quiet"
          onClick={() => {
            leave.run();
            setHasLeft(true);
          }}
        >
          {leave.words}
        </Button>
      )}
    </div>
  );
}
