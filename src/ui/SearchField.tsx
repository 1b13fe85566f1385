import { useRef } from "react";
import { IconButton } from "./IconButton.tsx";
import { CloseIcon, SearchIcon } from "./icons.tsx";
import css from "./SearchField.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface SearchFieldProps {
  /** Spoken, and shown while the box is empty. */
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    inputRef.current?.focus();
  };
  return (
    <div className="search-field">
      <SearchIcon />
      <input
        ref={inputRef}
        className="search-field__input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || value === "") return;
          // The first Escape clears the field; only the next one closes the dialog around it.
          event.preventDefault();
          clear();
        }}
      />
      {value !== "" && <IconButton label={clearLabel} icon={<CloseIcon sizePx={16} />} onClick={clear} />}
    </div>
  );
}
