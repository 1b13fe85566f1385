import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { Store } from "../../domain/store/store.ts";
import { storeState } from "../../domain/store/storeState.ts";
import { OpeningPill } from "../../parts/store-status/OpeningPill.tsx";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./StoreHeader.css?inline";

registerSheet(css);

export function StoreHeader({ store }: { readonly store: Store }) {
  const { address, suburb } = store.location;
  const place = [address, suburb].filter((part) => part !== "").join(", ");
  return (
    <div className="store-header">
      <h1 className="store-header__title">{store.name || store.title}</h1>
      <div className="store-header__facts">
        <OpeningPill store={store} />
        {/* R42 */}
        {store.isTest && (
          <Pill tone="pending">
            <Trans>Test store</Trans>
          </Pill>
        )}
        <ReadyIn store={store} />
        {place !== "" && <span>{place}</span>}
      </div>
      <StoreNotice store={store} />
    </div>
  );
}

function ReadyIn({ store }: { readonly store: Store }) {
  const { kind } = storeState(store, useAtomValue(nowAtom));
  const minutes = store.preparationMinutes;
  if (minutes === null || kind !== "open") return null;
  return (
    <span>
      <Plural value={minutes} one="Ready in about # min" other="Ready in about # min" />
    </span>
  );
}

/** Spec, "Store closed": the store's own words, else ours. */
function StoreNotice({ store }: { readonly store: Store }) {
  const { t } = useLingui();
  const { kind } = storeState(store, useAtomValue(nowAtom));
  if (kind === "open") return null;
  if (kind === "pre-order") {
    return (
      <Notice kind="info">
        <Trans>We are closed right now, and happy to take your order for later.</Trans>
      </Notice>
    );
  }
  return <Notice kind="warning">{store.closedMessage || t`Currently not taking online orders`}</Notice>;
}
