import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useRef } from "react";
import {
  hideSuggestionsAtom,
  type PickSuggestionAtom,
  suggestAtom,
  suggestionsAtom,
} from "../../state/fulfilment/suggestions.atoms.ts";
import { ComboField } from "../../ui/ComboField.tsx";

interface StreetFieldProps {
  readonly value: string;
  readonly onChange: (street: string) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly takeAtom: PickSuggestionAtom;
}

/** The street, with suggestions from maps. Without maps it is a plain field. */
export function StreetField({ onChange, takeAtom, ...field }: StreetFieldProps) {
  const { t } = useLingui();
  const suggestions = useAtomValue(suggestionsAtom);
  const suggest = useSetAtom(suggestAtom);
  const hide = useSetAtom(hideSuggestionsAtom);
  const take = useSetAtom(takeAtom);
  const stopRef = useRef(() => {});
  const close = useCallback(() => {
    stopRef.current();
    hide();
  }, [hide]);
  useEffect(() => close, [close]);
  return (
    <ComboField
      {...field}
      label={t`Street address`}
      autoComplete="address-line1"
      spellCheck={false}
      enterKeyHint="next"
      onChange={(street) => {
        onChange(street);
        stopRef.current();
        stopRef.current = suggest(street);
      }}
      options={suggestions.map(({ id, street, place }) => ({ key: id, label: street, detail: place }))}
      onPick={(id) => {
        stopRef.current();
        const picked = suggestions.find((each) => each.id === id);
        if (picked) void take(picked);
      }}
      onClose={close}
    />
  );
}
