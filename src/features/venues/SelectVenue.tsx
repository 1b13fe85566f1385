import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useCallback } from "react";
import type { StoreId } from "../../domain/store/store.ts";
import type { Venue } from "../../domain/store/venueList.ts";
import { WayBack } from "../../parts/navigation/BackLink.tsx";
import { selectingAtom } from "../../state/cart/selection.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { ClosedVenue } from "./ClosedVenue.tsx";
import { useEntry } from "./useEntry.ts";
import { VenueChoices } from "./VenueChoices.tsx";

/** R75: the choice of a venue for a cart that was filled at another store. */
export function SelectVenue({ home }: { readonly home: StoreId }) {
  const name = useAtomValue(layoutAtom) === "mobile" ? "cart" : "checkout";
  const selecting = useAtomValue(selectingAtom);
  const choose = useCallback(({ id }: Venue) => selecting?.choose(id), [selecting]);
  const { onPress, closed, leave } = useEntry(choose);
  const routeOf = useCallback(({ id }: Venue) => ({ name, store: String(id) }) as const, [name]);
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
        <ClosedVenue venue={closed} onClose={leave}>
          <Button look="button--wide" onClick={leave}>
            <Trans>Choose another venue</Trans>
          </Button>
        </ClosedVenue>
      )}
    </>
  );
}
