import type { ChangeEvent, KeyboardEvent, ReactNode, Ref } from "react";
import { IconButton } from "./IconButton.tsx";
import { CloseIcon, SearchIcon } from "./icons.tsx";
import css from "./SearchField.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

/** The props that make the field interactive. */
export interface SearchFieldState {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick?: (() => void) | undefined;
  readonly onClear: () => void;
}

interface SearchFieldViewProps extends Partial<SearchFieldState> {
  /** Announced by screen readers, and shown as the placeholder. */
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
        onClick={state.onClick}
      />
      {value !== "" && <IconButton label={clearLabel} icon={<CloseIcon sizePx={16} />} onClick={state.onClear} />}
    </div>
  );
}
