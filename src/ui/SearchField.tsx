import { useRef } from "react";
import { type SearchFieldState, SearchFieldView } from "./SearchFieldView.tsx";

export function useSearchField(value: string, onChange: (value: string) => void): SearchFieldState {
  const inputRef = useRef<HTMLInputElement>(null);
  const onClear = () => {
    onChange("");
    inputRef.current?.focus();
  };
  return {
    inputRef,
    value,
    onChange: (event) => onChange(event.currentTarget.value),
    onKeyDown: (event) => {
      if (event.key !== "Escape" || value === "") return;
      // The first Escape clears the field; only the next one closes the dialog around it.
      event.preventDefault();
      onClear();
    },
    onClear,
  };
}

interface SearchFieldProps {
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
  return SearchFieldView({ label, clearLabel, ...useSearchField(value, onChange) });
}
