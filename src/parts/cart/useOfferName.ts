import { useLingui } from "@lingui/react/macro";

/** An offer as it stands in a sentence; a store may have left it without a name. */
export function useOfferName(): (name: string) => string {
  const { t } = useLingui();
  return (name) => name.trim() || t`a discount`;
}
