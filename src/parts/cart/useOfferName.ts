import { useLingui } from "@lingui/react/macro";

/** Returns an offer's name for use in a sentence. A store may leave an offer unnamed. */
export function useOfferName(): (name: string) => string {
  const { t } = useLingui();
  return (name) => name.trim() || t`a discount`;
}
