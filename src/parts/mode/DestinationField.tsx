import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { TextField } from "../../ui/TextField.tsx";
import css from "./DestinationField.css?inline";

registerSheet(css);

/** The maximum length of a room's or a table's number. */
const longestDestination = 50;

interface DestinationFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly disabled: boolean;
  readonly readOnly?: boolean;
  readonly required?: boolean;
  /** Whether the field takes the focus, because it replaces the element that had it. */
  readonly takesFocus?: boolean;
  /** A button for a diner who is somewhere else. Null if the number is typed anyway. */
  readonly leave: { readonly words: ReactNode; readonly run: () => void } | null;
}

/** The room or table that the order goes to. Some numbers contain letters. */
export function DestinationField({ leave, takesFocus = false, ...field }: DestinationFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    if (takesFocus || hasLeft) ref.current?.focus();
  }, [takesFocus, hasLeft]);
  return (
    <div className="destination-field">
      <TextField
        required
        {...field}
        ref={ref}
        // A house may name its tables, and what can't be typed is shown as a whole if there is room.
        size={field.readOnly ? field.value.length : undefined}
        maxLength={longestDestination}
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
