import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { addressLine } from "../../domain/store/addressLine.ts";
import type { Store } from "../../domain/store/store.ts";
import { type StoreState, takesOrders } from "../../domain/store/storeState.ts";
import { lateMenuAtom } from "../../parts/late-menu/lateMenu.atoms.ts";
import { OpeningPill } from "../../parts/store-status/OpeningPill.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./StoreHeader.css?inline";

registerSheet(css);

interface StoreHeaderProps {
  readonly store: Store;
  readonly state: StoreState;
}

export function StoreHeader({ store, state }: StoreHeaderProps) {
  const { t } = useLingui();
  const late = useAtomValue(lateMenuAtom);
  const { address, suburb } = store.location;
  const place = addressLine({ address, suburb });
  return (
    <div className="store-header">
      <h1 className="store-header__title">{store.name || store.title}</h1>
      <div className="store-header__facts">
        <OpeningPill store={store} state={state} />
        {/* R42 */}
        {store.isTest && (
          <Pill tone="pending">
            <Trans>Test store</Trans>
          </Pill>
        )}
        {place !== "" && <span>{place}</span>}
      </div>
      {/* Spec, "Store closed": the store's own words, else ours. */}
      {!takesOrders(state) && (
        <Notice kind="info">{store.closedMessage || t`Currently not taking online orders`}</Notice>
      )}
      <div className="store-header__facts">{late && <late.ReceiveLine store={store} state={state} />}</div>
    </div>
  );
}
