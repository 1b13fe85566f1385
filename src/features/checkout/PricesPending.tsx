import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { Spoken } from "../../parts/spoken/Spoken.tsx";
import { areRulesKnownAtom } from "../../state/promotion/rules.atoms.ts";

/** Says why the order can't be paid yet. */
export function PricesPending() {
  const areRulesKnown = useAtomValue(areRulesKnownAtom);
  return <Spoken about="prices">{!areRulesKnown && <Trans>Looking up offers and surcharges…</Trans>}</Spoken>;
}
