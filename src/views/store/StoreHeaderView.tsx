import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { addressLine } from "../../domain/store/addressLine.ts";
import type { Store } from "../../domain/store/store.ts";
import { type StoreState, takesOrders } from "../../domain/store/storeState.ts";
import { classNames } from "../../ui/classNames.ts";
import { InfoIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { type HeaderLook, hasBrand } from "../shell/headerLook.ts";
import type { Translate } from "../translate.ts";
import css from "./StoreHeaderView.css?inline";

registerSheet(css);

interface StoreHeaderViewProps {
  readonly translate: Translate;
  readonly store: Pick<Store, "name" | "title" | "location" | "isTest" | "closedMessage">;
  readonly state: StoreState;
  readonly look: HeaderLook;
  readonly logo: ReactNode;
  readonly opening: ReactNode;
  /** What a day adds to the prices. */
  readonly surcharges: ReactNode;
  /** The ways to receive an order, if there are several, or their place. */
  readonly choice: ReactNode;
  /** What the chosen way takes and costs. Loads later, into the line of the opening hours. */
  readonly facts?: ReactNode;
  /** In place of the sentence that the store takes no orders. */
  readonly notice?: ReactNode;
  /** Whether that sentence and the choice have one place, because a printed page (R112) doesn't know which will come. */
  readonly hasRoom?: boolean;
  /** A time to order for, and links to the store's other pages. Loads later. */
  readonly receiving?: ReactNode;
}

export function StoreHeaderView({ translate, store, state, look, ...parts }: StoreHeaderViewProps): ReactNode {
  const isTaking = takesOrders(state);
  const name = store.name || translate(store.title);
  // The facts add it, if there is room left. Otherwise they would push it away.
  const place = isTaking ? "" : placeOf(store);
  const words = closedText(translate, store);
  const receiving = (
    <div className="store-header__receiving">
      {parts.choice}
      {parts.receiving ?? <AheadSkeleton state={state} />}
    </div>
  );
  return (
    <div className={storeHeaderClass(look)}>
      <div className="store-header__name">
        {/* On a page with a picture of its own, the shop's logo would stand there twice. */}
        {hasBrand(look) || look.place === "over" ? parts.logo : null}
        <h1 className={classNames("store-header__title", isShort(name) && "store-header__title--short")}>{name}</h1>
      </div>
      <div className="store-header__facts">
        {parts.opening}
        {/* R42 */}
        {store.isTest && <Pill>{translate(msg`Test store`)}</Pill>}
        {place !== "" && PlaceView({ place })}
        {parts.facts}
      </div>
      {parts.surcharges}
      {!isTaking && (parts.notice ?? <Notice kind="info">{words}</Notice>)}
      {isTaking && parts.hasRoom ? (
        <div className="store-header__either">
          {receiving}
          {/* Its words are no text of the page: they may not be true. */}
          <div className="notice notice--info" data-words={words}>
            <span className="notice__icon">
              <InfoIcon />
            </span>
          </div>
        </div>
      ) : (
        receiving
      )}
    </div>
  );
}

/** S1: the store's own message if it has one, otherwise ours. */
export function closedText(translate: Translate, { closedMessage }: Pick<Store, "closedMessage">): string {
  return translate(closedMessage) || translate(msg`Currently not taking online orders.`);
}

/** Whether a phone has the room for it in one line of large letters. A Chinese one is as wide as two others. */
function isShort(name: string): boolean {
  return name.replace(/[\u2e80-\uffff]/g, "  ").length < 16;
}

/** Where the store is, on a line of its own if the facts have two. */
export function PlaceView({ place }: { readonly place: string }): ReactNode {
  return <span className="store-header__place">{place}</span>;
}

/** The address that a diner finds on a map of the city. */
export function placeOf({ location: { address, suburb } }: Pick<Store, "location">): string {
  return addressLine({ address, suburb });
}

export function storeHeaderClass({ place }: HeaderLook): string {
  return classNames("store-header", place !== "alone" && `store-header--${place}`);
}

/** The place of the offer to order for later. */
export function AheadSkeleton({ state }: { readonly state: StoreState }): ReactNode {
  return state.kind === "pre-order" && <Skeleton width="" heightPx={44} round />;
}

/** The place of the choice of how to receive an order: it looks like its empty track. */
export function ChoiceSkeleton(): ReactNode {
  return (
    <span className="store-header__choice">
      <Skeleton width="" heightPx={44} round />
    </span>
  );
}
