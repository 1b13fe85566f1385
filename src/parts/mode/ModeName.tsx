import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import { modeName, modeWords } from "../../views/store/modeWords.ts";
import { useTranslate } from "../language/useTranslate.ts";

interface ModeNameProps {
  readonly mode: OrderMode;
}

export function ModeName({ mode }: ModeNameProps) {
  return modeName(useTranslate(), mode, null);
}

/** What the number of its place is called. */
export function PlaceTerm({ mode }: ModeNameProps) {
  const translate = useTranslate();
  const { place } = modeWords[mode];
  return place && translate(place.term);
}
