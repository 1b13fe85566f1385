import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import css from "./ComboField.css?inline";
import { Field, type FieldTexts } from "./Field.tsx";
import { registerSheet } from "./sheets.ts";
import { useOutsidePress } from "./useOutsidePress.ts";

registerSheet(css);

export interface ComboOption {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
}

interface ComboFieldProps
  extends FieldTexts,
    Pick<ComponentProps<"input">, "autoComplete" | "disabled" | "enterKeyHint" | "required" | "spellCheck"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** If empty, the field is a plain text field. Escape only hides them. */
  readonly options: readonly ComboOption[];
  readonly onPick: (key: string) => void;
  /** Called when the list should close without a choice. */
  readonly onClose: () => void;
}

/** The index of the option that a key moves to: -1 is the text itself, undefined means that the key isn't handled. */
function targetOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case "ArrowDown":
      return at + 1 < count ? at + 1 : -1;
    case "ArrowUp":
      return at < 0 ? count - 1 : at - 1;
    default:
      return undefined;
  }
}

/**
 * A text field with suggestions (the ARIA combobox pattern). The focus stays in the text; the arrow keys move through
 * the list.
 */
export function ComboField({
  label,
  hint,
  error,
  value,
  onChange,
  options,
  onPick,
  onClose,
  ...input
}: ComboFieldProps) {
  const listId = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  // Stored by key, because the list changes while it is open.
  const [marked, mark] = useState<string | null>(null);
  const [isHidden, setHidden] = useState(false);
  const isOpen = options.length > 0 && !isHidden;
  const at = options.findIndex(({ key }) => key === marked);
  const active = options[at];
  useOutsidePress(boxRef, isOpen, onClose);
  useActiveInView(boxRef, active?.key);

  const pick = (key: string) => {
    mark(null);
    onPick(key);
  };
  const moveTo = (target: number) => {
    setHidden(false);
    mark(options[target]?.key ?? null);
  };
  const hide = () => {
    setHidden(true);
    mark(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (options.length === 0 || event.nativeEvent.isComposing) return;
    const target = targetOf(event.key, at, options.length);
    if (target !== undefined) moveTo(target);
    else if (event.key === "Enter" && active) pick(active.key);
    else if (event.key === "Escape" && isOpen) hide();
    else return;
    // Prevents Enter from submitting the form and Escape from closing the dialog around it.
    event.preventDefault();
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="field__box" ref={boxRef}>
          <input
            type="text"
            {...input}
            {...control}
            className="field__control"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={active ? `${listId}-${at}` : undefined}
            value={value}
            onChange={(event) => {
              setHidden(false);
              mark(null);
              onChange(event.currentTarget.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={onClose}
          />
          {isOpen && (
            <div className="combo-field__list" id={listId} role="listbox" aria-label={label}>
              {options.map(({ key, label: name, detail }, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys.
                <div
                  key={key}
                  id={`${listId}-${index}`}
                  className="combo-field__option"
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === at}
                  // Keeps the focus in the text field.
                  onPointerDown={(event) => event.preventDefault()}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => pick(key)}
                >
                  <span>{name}</span>
                  {detail && <span className="combo-field__detail">{detail}</span>}
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

function useActiveInView(boxRef: RefObject<HTMLElement | null>, key: string | undefined): void {
  useEffect(() => {
    if (key === undefined) return;
    boxRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [boxRef, key]);
}
