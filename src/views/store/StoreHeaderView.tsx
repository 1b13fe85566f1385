import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { addressLine } from "../../domain/store/addressLine.ts";
import type { Store } from "../../domain/store/store.ts";
import { type StoreState, takesOrders } from "../../domain/store/storeState.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import type { Translate } from "../translate.ts";
import css from "./StoreHeaderView.css?inline";

registerSheet(css);

interface StoreHeaderViewProps {
  readonly translate: Translate;
  readonly store: Pick<Store, "name" | "title" | "location" | "isTest" | "closedMessage">;
  readonly state: StoreState;
  readonly opening: ReactNode;
  /** How an order is received. Loads later. */
  readonly receiving?: ReactNode;
}

export function StoreHeaderView({ translate, store, state, opening, receiving }: StoreHeaderViewProps): ReactNode {
  const { address, suburb } = store.location;
  const place = addressLine({ address, suburb });
  return (
    <div className="store-header">
      <h1 className="store-header__title">{store.name || store.title}</h1>
      <div className="store-header__facts">
        {opening}
        {/* R42 */}
        {store.isTest && <Pill tone="pending">{translate(msg`Test store`)}</Pill>}
        {place !== "" && <span>{place}</span>}
      </div>
      {/* S1: the store's own message if it has one, otherwise ours. */}
      {!takesOrders(state) && (
        <Notice kind="info">{store.closedMessage || translate(msg`Currently not taking online orders`)}</Notice>
      )}
      <div className="store-header__facts">{receiving}</div>
    </div>
  );
}
