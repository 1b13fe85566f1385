import type { ChangeEvent, KeyboardEvent, ReactNode, Ref } from "react";
import { IconButton } from "./IconButton.tsx";
import { CloseIcon, SearchIcon } from "./icons.tsx";
import css from "./SearchField.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

/** What makes it a field that takes what is typed. */
export interface SearchFieldState {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClear: () => void;
}

interface SearchFieldViewProps extends Partial<SearchFieldState> {
  /** Spoken, and shown while the box is empty. */
  readonly label: string;
  readonly clearLabel: string;
}

export function SearchFieldView({ label, clearLabel, value = "", ...state }: SearchFieldViewProps): ReactNode {
  return (
    <div className="search-field">
      <SearchIcon />
      <input
        ref={state.inputRef}
        className="search-field__input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={state.onChange}
        onKeyDown={state.onKeyDown}
      />
      {value !== "" && <IconButton label={clearLabel} icon={<CloseIcon sizePx={16} />} onClick={state.onClear} />}
    </div>
  );
}
