import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { Cents } from "../../domain/money/cents.ts";
import { cardTypeAtom } from "../../state/payment/card.atoms.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { LiveRegion } from "../live-region/LiveRegion.tsx";
import type { CheckoutConfig } from "./checkoutConfig.ts";

/** Announces to screen readers a total that the type of the typed card has changed by its surcharge (R25). */
export function TotalLiveRegion({ config }: { readonly config: CheckoutConfig }) {
  const total = useAtomValue(config.totalAtom);
  const cardType = useAtomValue(cardTypeAtom);
  const before = useRef({ total, cardType });
  const [changed, setChanged] = useState<Cents | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = { total, cardType };
    if (last.cardType !== cardType && last.total !== total) setChanged(total);
  }, [total, cardType]);
  const amount = changed !== null && formatMoney(changed);
  return (
    <LiveRegion about="total" hidden>
      {amount && <Trans>Total {amount}</Trans>}
    </LiveRegion>
  );
}
