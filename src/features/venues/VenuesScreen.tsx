import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { takesLaterOrders } from "../../domain/fulfilment/takesLaterOrders.ts";
import { addressLine } from "../../domain/store/addressLine.ts";
import type { Store } from "../../domain/store/store.ts";
import { storeState } from "../../domain/store/storeState.ts";
import { RouteLink } from "../../parts/navigation/RouteLink.tsx";
import { OpeningPill } from "../../parts/store-status/OpeningPill.tsx";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { giftVenuesAtom, loadGiftVenuesAtom } from "../../state/gift/giftVenues.atoms.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { loadVenuesAtom, venuesAtom } from "../../state/venues/venues.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { pictures, StatePicture } from "../../ui/StatePicture.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./VenuesScreen.css?inline";

registerSheet(css);

function VenueCard({ venue }: { readonly venue: Store }) {
  const now = useAtomValue(nowAtom);
  const { isGift } = useAtomValue(settingsAtom);
  const { address, suburb, state } = venue.location;
  const place = addressLine({ address, suburb, state });
  return (
    <li>
      <RouteLink to={{ name: "store", store: String(venue.id) }} className="venue">
        <Photo className="venue__photo" src={venue.profileImage} name={venue.name} widthPx={600} heightPx={300} />
        <span className="venue__text">
          <span className="venue__name">{venue.name}</span>
          {place && <span className="venue__place">{place}</span>}
          {/* R71: gift cards are sold at night, too. */}
          {!isGift && (
            <span>
              <OpeningPill store={venue} state={storeState(venue, takesLaterOrders(venue), now)} />
            </span>
          )}
        </span>
      </RouteLink>
    </li>
  );
}

function VenueList() {
  const { t } = useLingui();
  const { isGift } = useAtomValue(settingsAtom);
  const venues = useAtomValue(isGift ? giftVenuesAtom : venuesAtom);
  const load = useSetAtom(isGift ? loadGiftVenuesAtom : loadVenuesAtom);
  useEffect(() => void load(), [load]);
  if (venues.kind === "loading") {
    return (
      <div className="venues__list" role="status" aria-label={t`Loading`}>
        {["first", "second", "third"].map((key) => (
          <Skeleton key={key} heightPx={280} />
        ))}
      </div>
    );
  }
  if (venues.kind !== "ready") {
    return (
      <EmptyState
        icon={<StatePicture of={pictures.offline} />}
        title={t`something is wrong`}
        text={<Trans>We could not reach the list of venues.</Trans>}
        action={
          <Button onClick={() => void load()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  if (venues.value.length === 0)
    return <EmptyState icon={<StatePicture of={pictures.closed} />} title={t`no store available`} />;
  return (
    <ul className="venues__list">
      {venues.value.map((venue) => (
        <VenueCard key={venue.id} venue={venue} />
      ))}
    </ul>
  );
}

/** A group's landing page: its venues, each with a link to its menu; in gift mode to its gift cards (R73). */
export function VenuesScreen() {
  const { isGift } = useAtomValue(settingsAtom);
  return (
    <div className="venues">
      <h1 className="venues__title">
        {isGift ? <Trans>Choose a venue for your gift cards</Trans> : <Trans>Choose a restaurant</Trans>}
      </h1>
      <VenueList />
    </div>
  );
}
