import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { Venue } from "../../domain/store/venueList.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { selectionAtom } from "../../state/cart/selection.atoms.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import type { Route } from "../../state/navigation/paths.ts";
import { Button } from "../../ui/Button.tsx";
import { venuesTitle } from "../../views/venues/VenuesView.tsx";
import { ClosedVenue } from "./ClosedVenue.tsx";
import { SelectVenue } from "./SelectVenue.tsx";
import { useEntry } from "./useEntry.ts";
import { VenueChoices } from "./VenueChoices.tsx";

/** A group's landing page, or the choice of the venue for an order (R75). */
export function VenuesScreen() {
  const selection = useAtomValue(selectionAtom);
  return selection ? <SelectVenue home={selection.home} /> : <Landing />;
}

/** The group's venues, each with a link to its menu, or in gift mode to its gift cards (R73). */
function Landing() {
  const { isGift } = useAtomValue(settingsAtom);
  const navigate = useSetAtom(navigateAtom);
  const { onPress, closed, leave } = useEntry();
  return (
    <>
      <VenueChoices heading={venuesTitle(useTranslate(), isGift)} lead={null} routeOf={storeRoute} onPress={onPress} />
      {closed && (
        <ClosedVenue venue={closed} onClose={leave}>
          <Button look="button--wide" onClick={() => navigate(storeRoute(closed))}>
            <Trans>View menu</Trans>
          </Button>
        </ClosedVenue>
      )}
    </>
  );
}

function storeRoute({ id }: Venue): Route {
  return { name: "store", store: String(id) };
}
