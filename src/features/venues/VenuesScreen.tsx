import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type MouseEvent, useCallback, useState } from "react";
import type { Venue } from "../../domain/store/venueList.ts";
import { selectionAtom } from "../../state/cart/selection.atoms.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { ClosedVenue } from "./ClosedVenue.tsx";
import { SelectVenue } from "./SelectVenue.tsx";
import { storeRoute } from "./storeRoute.ts";
import { VenueChoices } from "./VenueChoices.tsx";
import { canEnterAtom } from "./venueList.atoms.ts";

/** A group's landing page; on the way to an order, the choice of its venue (R75). */
export function VenuesScreen() {
  const selection = useAtomValue(selectionAtom);
  return selection ? <SelectVenue home={selection.home} /> : <Landing />;
}

/** Its venues, each with a link to its menu; in gift mode to its gift cards (R73). */
function Landing() {
  const { isGift } = useAtomValue(settingsAtom);
  const canEnter = useSetAtom(canEnterAtom);
  const navigate = useSetAtom(navigateAtom);
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
        lead={null}
        routeOf={storeRoute}
        onPress={onPress}
      />
      {closed && (
        <ClosedVenue venue={closed} onClose={() => setClosed(null)}>
          <Button look="button--wide" onClick={() => navigate(storeRoute(closed))}>
            <Trans>View menu</Trans>
          </Button>
        </ClosedVenue>
      )}
    </>
  );
}
