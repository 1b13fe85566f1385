import { useLingui } from "@lingui/react/macro";
import { useStoreText } from "../language/useStoreText.ts";

/** Returns an offer's name for use in a sentence. A store may leave an offer unnamed. */
export function useOfferName(): (name: string) => string {
  const { t } = useLingui();
  const storeText = useStoreText();
  return (name) => storeText(name).trim() || t`a discount`;
}
