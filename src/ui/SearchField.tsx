import { SearchFieldView } from "./SearchFieldView.tsx";
import { useSearchField } from "./useSearchField.ts";

interface SearchFieldProps {
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
  return SearchFieldView({ label, clearLabel, ...useSearchField(value, onChange) });
}
