import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type MouseEvent, useCallback, useState } from "react";
import type { Venue } from "../../domain/store/venueList.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { ClosedVenue } from "./ClosedVenue.tsx";
import { storeRoute } from "./storeRoute.ts";
import { VenueChoices } from "./VenueChoices.tsx";
import { canEnterAtom } from "./venueList.atoms.ts";

/** A group's landing page: its venues, each with a link to its menu; in gift mode to its gift cards (R73). */
export function VenuesScreen() {
  const { isGift } = useAtomValue(settingsAtom);
  const canEnter = useSetAtom(canEnterAtom);
  const [closed, setClosed] = useState<Venue | null>(null);
  const onPress = useCallback(
    (venue: Venue, event: MouseEvent) => {
      if (canEnter(venue)) return;
      event.preventDefault();
      setClosed(venue);
    },
    [canEnter],
  );
  return (
    <>
      <VenueChoices
        heading={isGift ? <Trans>Choose a venue for your gift cards</Trans> : <Trans>Choose a restaurant</Trans>}
        routeOf={storeRoute}
        onPress={onPress}
      />
      {closed && <ClosedVenue venue={closed} onClose={() => setClosed(null)} />}
    </>
  );
}
