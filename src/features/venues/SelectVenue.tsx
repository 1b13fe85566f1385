import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type MouseEvent, useCallback, useState } from "react";
import type { StoreId } from "../../domain/store/store.ts";
import type { Venue } from "../../domain/store/venueList.ts";
import { WayBack } from "../../parts/navigation/BackLink.tsx";
import { selectingAtom } from "../../state/cart/selection.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { ClosedVenue } from "./ClosedVenue.tsx";
import { VenueChoices } from "./VenueChoices.tsx";
import { canEnterAtom } from "./venueList.atoms.ts";

/** R75: where a cart that was filled in one store is ordered. */
export function SelectVenue({ home }: { readonly home: StoreId }) {
  const name = useAtomValue(layoutAtom) === "mobile" ? "cart" : "checkout";
  const selecting = useAtomValue(selectingAtom);
  const canEnter = useSetAtom(canEnterAtom);
  const [closed, setClosed] = useState<Venue | null>(null);
  const routeOf = useCallback(({ id }: Venue) => ({ name, store: String(id) }) as const, [name]);
  const onPress = useCallback(
    (venue: Venue, event: MouseEvent) => {
      if (canEnter(venue)) return selecting?.choose(venue.id);
      event.preventDefault();
      setClosed(venue);
    },
    [canEnter, selecting],
  );
  return (
    <>
      <WayBack to={{ name: "store", store: String(home) }}>
        <Trans>Back to menu</Trans>
      </WayBack>
      <VenueChoices
        heading={<Trans>Choose where to order</Trans>}
        lead={
          <p className="venues__lead">
            <Trans>Each venue has its own menu and prices. You see what that changes before you order.</Trans>
          </p>
        }
        routeOf={routeOf}
        onPress={onPress}
      />
      {closed && (
        <ClosedVenue venue={closed} onClose={() => setClosed(null)}>
          <Button look="button--wide" onClick={() => setClosed(null)}>
            <Trans>Choose another venue</Trans>
          </Button>
        </ClosedVenue>
      )}
    </>
  );
}
