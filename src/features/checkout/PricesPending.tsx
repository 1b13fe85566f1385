import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { areRulesKnownAtom } from "../../state/promotion/rules.atoms.ts";

/** Why the order can't be paid yet. */
export function PricesPending() {
  const areRulesKnown = useAtomValue(areRulesKnownAtom);
  return <p role="status">{!areRulesKnown && <Trans>Looking up offers and surcharges…</Trans>}</p>;
}
