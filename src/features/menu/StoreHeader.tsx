import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { Store } from "../../domain/store/store.ts";
import { type StoreState, storeState } from "../../domain/store/storeState.ts";
import { OpeningPill } from "../../parts/store-status/OpeningPill.tsx";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./StoreHeader.css?inline";

registerSheet(css);

export function StoreHeader({ store }: { readonly store: Store }) {
  const { kind } = storeState(store, useAtomValue(nowAtom));
  const { preparationMinutes, location } = store;
  const { address, suburb } = location;
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
        {kind === "open" && preparationMinutes !== null && <ReadyIn minutes={preparationMinutes} />}
        {place !== "" && <span>{place}</span>}
      </div>
      <StoreNotice store={store} kind={kind} />
    </div>
  );
}

function ReadyIn({ minutes }: { readonly minutes: number }) {
  return (
    <span>
      <Trans>Ready in about {minutes} min</Trans>
    </span>
  );
}

/** Spec, "Store closed": the store's own words, else ours. */
function StoreNotice({ store, kind }: { readonly store: Store; readonly kind: StoreState["kind"] }) {
  const { t } = useLingui();
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
