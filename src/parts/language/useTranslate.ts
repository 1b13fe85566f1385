import { useLingui } from "@lingui/react";
import { useMemo } from "react";
import type { Translate } from "../../views/translate.ts";
import { translateWith } from "../../views/translate.ts";
import { useStoreText } from "./useStoreText.ts";

/** The function that views say their texts with, in the element's own language. */
export function useTranslate(): Translate {
  const { _: translate } = useLingui();
  const storeText = useStoreText();
  return useMemo(() => translateWith(translate, storeText), [translate, storeText]);
}
