import { useAtomValue } from "jotai";
import type { StoreText } from "../../domain/store/storeTexts.ts";
import { storeTextAtom } from "../../state/promotion/storeText.atoms.ts";

/** Says what the shown store wrote, such as a dish's name, in the diner's language (R103). */
export function useStoreText(): StoreText {
  return useAtomValue(storeTextAtom);
}
