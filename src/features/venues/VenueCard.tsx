import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type MouseEvent, memo } from "react";
import { addressLine } from "../../domain/store/addressLine.ts";
import { todaysHours } from "../../domain/store/openingHours.ts";
import { storeName } from "../../domain/store/storeName.ts";
import { type ListedVenue, shownDistance, type Venue } from "../../domain/store/venueList.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { daysBetween, wallTime } from "../../domain/time/zone.ts";
import { useNumberWords } from "../../parts/language/useNumberWords.ts";
import { useRouteLink } from "../../parts/navigation/RouteLink.tsx";
import { OpeningPill } from "../../parts/store-status/OpeningPill.tsx";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import type { Route } from "../../state/navigation/paths.ts";
import { Photo } from "../../ui/Photo.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { isRoundTheClock, periodWords } from "../../views/time/weekWords.ts";
import { useVenueText } from "./useVenueText.ts";
import css from "./VenueCard.css?inline";
import { venueStateAtom } from "./venueList.atoms.ts";

registerSheet(css);

/** What happens when a venue is chosen. */
export interface VenueChoice {
  readonly routeOf: (venue: Venue) => Route;
  /** Called before the link is followed. Preventing the event stops that. */
  readonly onPress: (venue: Venue, event: MouseEvent) => void;
}

function Distance({ km }: { readonly km: number }) {
  const shown = shownDistance(km);
  const distance = useNumberWords()(shown.km);
  return (
    <span className="venue__distance">
      {shown.isNearby ? <Trans>{distance} km · nearby</Trans> : <Trans>{distance} km</Trans>}
    </span>
  );
}

function isToday({ zone }: Venue, at: Instant, now: Instant): boolean {
  return daysBetween(wallTime(now, zone), wallTime(at, zone)) === 0;
}

/** Today's hours, and whether the venue is open now. */
function Doors({ venue }: { readonly venue: Venue }) {
  const { i18n } = useLingui();
  const now = useAtomValue(nowAtom);
  const stateOf = useAtomValue(venueStateAtom);
  const periods = todaysHours(venue, now);
  const state = stateOf(venue, now);
  const opens = "opens" in state ? state.opens : null;
  // The pill already says "Open 24 hours", or when the venue opens again. Today's hours would contradict it once they
  // are over. A venue that is out of operation has no hours today.
  const isOut = state.kind === "not-in-operation";
  const isSaid = isOut || isRoundTheClock(periods) || (opens !== null && !isToday(venue, opens, now));
  const hours = periodWords(i18n.locale, periods);
  return (
    <>
      {!isSaid && (
        <span className="venue__hours">
          {periods.length === 0 ? <Trans>Closed today</Trans> : <Trans>Today {hours}</Trans>}
        </span>
      )}
      <OpeningPill store={venue} state={state} />
    </>
  );
}

/** "Nonna Alba" below "Nonna Alba, Carlton" would tell nothing. An empty title is a part of any name. */
function isPartOf(title: string, name: string): boolean {
  return name.toLowerCase().includes(title.toLowerCase());
}

interface VenueCardProps extends VenueChoice {
  readonly listed: ListedVenue;
}

/** A link whose accessible name starts with the venue's name. */
export const VenueCard = memo(function VenueCard({ listed, routeOf, onPress }: VenueCardProps) {
  const { venue, distanceKm } = listed;
  const { isGift } = useAtomValue(settingsAtom);
  const { link } = useRouteLink(routeOf(venue));
  const { name, location } = venue;
  const title = useVenueText(venue)(venue.title);
  const { address, suburb, state } = location;
  const place = addressLine({ address, suburb, state });
  const onClick = (event: MouseEvent) => {
    onPress(venue, event);
    if (!event.defaultPrevented) link.onClick(event);
  };
  return (
    <a className="venue" {...{ ...link, onClick }}>
      {venue.profileImage && (
        <Photo
          className="venue__photo"
          src={venue.profileImage}
          focus={venue.profileImageFocus}
          name={storeName(venue)}
          widthPx={640}
          heightPx={360}
        />
      )}
      <span className="venue__text">
        <span className="venue__name">{storeName(venue)}</span>
        {name !== "" && !isPartOf(title, name) && <span className="venue__title">{title}</span>}
        {place !== "" && <span className="venue__place">{place}</span>}
        <span className="venue__facts">
          {/* R71: gift cards are also sold while the venue is closed. */}
          {!isGift && <Doors venue={venue} />}
          {distanceKm !== null && <Distance km={distanceKm} />}
        </span>
      </span>
    </a>
  );
});
