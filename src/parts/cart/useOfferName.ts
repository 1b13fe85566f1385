import { useLingui } from "@lingui/react/macro";

/** An offer's name within a sentence; a store may have left it unnamed. */
export function useOfferName(): (name: string) => string {
  const { t } = useLingui();
  return (name) => name.trim() || t`a discount`;
}
