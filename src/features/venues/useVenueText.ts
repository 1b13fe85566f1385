import { useAtomValue } from "jotai";
import { type StoreText, storeTextIn } from "../../domain/store/storeTexts.ts";
import type { Venue } from "../../domain/store/venueList.ts";
import { languageAtom } from "../../state/host/host.atoms.ts";

/** Says what a venue of the list wrote in the diner's language (R103). */
export function useVenueText({ texts }: Venue): StoreText {
  return storeTextIn(useAtomValue(languageAtom), [texts]);
}
