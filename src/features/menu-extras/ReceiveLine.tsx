import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import type { Store } from "../../domain/store/store.ts";
import { takesOrders } from "../../domain/store/storeState.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { daysBetween, wallTime } from "../../domain/time/zone.ts";
import { memberRewardAtom, type ReceiveProps } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { RouteLink } from "../../parts/navigation/RouteLink.tsx";
import { headerLookAtom } from "../../parts/store/headerLook.atoms.ts";
import { useTimeWords } from "../../parts/store-status/useTimeWords.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { nextTimeAtom, orderedAheadAtom } from "../../state/fulfilment/aheadTime.atoms.ts";
import { sellsGiftCardsAtom } from "../../state/gift/giftCards.atoms.ts";
import { areOrderWordsLoadedAtom, layoutAtom } from "../../state/host/host.atoms.ts";
import { listsVenuesAtom } from "../../state/screen/homeRoute.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { hasModesAtom } from "../../state/store/storeState.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { AheadSkeleton } from "../../views/store/StoreHeaderView.tsx";
import css from "./ReceiveLine.css?inline";

registerSheet(css);

/** A time to order for, a member's reward, and links to the store's gift cards and its group. */
export function ReceiveLine(line: ReceiveProps) {
  const areLoaded = useAtomValue(areOrderWordsLoadedAtom);
  const sellsGiftCards = useAtomValue(sellsGiftCardsAtom);
  const listsVenues = useAtomValue(listsVenuesAtom);
  const hasModes = useAtomValue(hasModesAtom);
  // A phone has room for them on the store's picture only. They load too late for a line of their own; without a
  // picture the drawer has them.
  const isRoomy = useAtomValue(layoutAtom) === "desktop";
  const isOverPicture = useAtomValue(headerLookAtom).place === "over";
  const reward = useAtomValue(memberRewardAtom);
  const hasLinks = (reward || sellsGiftCards || listsVenues) && (isRoomy || isOverPicture);
  const isTaking = hasModes && takesOrders(line.state);
  if (!areLoaded) return <AheadSkeleton state={line.state} />;
  return (
    <>
      {isTaking && <Ahead {...line} />}
      {hasLinks && (
        <span className="receive-links">
          {reward}
          {sellsGiftCards && <GiftLink />}
          {listsVenues && <VenuesLink />}
        </span>
      )}
    </>
  );
}

/** Also shown while the store is closed, because gift cards are sold then too. */
function GiftLink() {
  const param = useAtomValue(storeParamAtom);
  if (param === null) return null;
  return (
    <RouteLink to={{ name: "giftStore", store: param }} className="receive-links__link">
      <Trans>Gift cards</Trans>
    </RouteLink>
  );
}

function VenuesLink() {
  return (
    <RouteLink to={{ name: "main" }} className="receive-links__link">
      <Trans>All venues</Trans>
    </RouteLink>
  );
}

/** Offers the next time while the store is closed, and shows the time that was chosen. */
function Ahead({ store, state }: ReceiveProps) {
  const ahead = useAtomValue(orderedAheadAtom);
  const next = useAtomValue(nextTimeAtom);
  const at = ahead ?? (state.kind === "open" ? null : next);
  return at !== null && <AheadButton store={store} at={at} />;
}

interface AheadButtonProps {
  readonly store: Store;
  readonly at: Instant;
}

/** Sets the time with which the checkout starts. */
function AheadButton({ store: { zone }, at }: AheadButtonProps) {
  const [ahead, orderFor] = useAtom(orderedAheadAtom);
  const now = useAtomValue(nowAtom);
  const aheadWords = useAheadWords(zone, now);
  const isPressed = ahead !== null;
  return (
    <Button
      variant="secondary"
      look="receive-ahead"
      aria-pressed={isPressed}
      onClick={() => orderFor(isPressed ? null : at)}
    >
      {aheadWords(at)}
    </Button>
  );
}

function useAheadWords(zone: string, now: Instant): (at: Instant) => string {
  const { t } = useLingui();
  const words = useTimeWords(zone);
  return (at) => {
    const time = words.time(at);
    const days = daysBetween(wallTime(now, zone), wallTime(at, zone));
    if (days === 0) return t`Order for today, ${time}`;
    if (days === 1) return t`Order for tomorrow, ${time}`;
    // Seven days from now, the weekday's name would read as today.
    const day = days < 7 ? words.weekday(at) : words.date(at);
    return t`Order for ${day}, ${time}`;
  };
}
