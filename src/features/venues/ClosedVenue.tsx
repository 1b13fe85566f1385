import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { Venue } from "../../domain/store/venueList.ts";
import { HeldDialog } from "../../parts/held-dialog/HeldDialog.tsx";
import { OpeningPill } from "../../parts/store-status/OpeningPill.tsx";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { storeRoute } from "./storeRoute.ts";
import { venueStateAtom } from "./venueList.atoms.ts";

interface ClosedVenueProps {
  readonly venue: Venue;
  readonly onClose: () => void;
}

/** R74: the venue's own words, and a way to its menu all the same. */
export function ClosedVenue({ venue, onClose }: ClosedVenueProps) {
  const { t } = useLingui();
  const state = useAtomValue(venueStateAtom)(venue, useAtomValue(nowAtom));
  const navigate = useSetAtom(navigateAtom);
  const ours = venue.inOperation ? t`Currently not taking online orders` : t`Store is not in operation`;
  return (
    <HeldDialog
      isAlert
      title={venue.name || venue.title}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <Button look="button--wide" onClick={() => navigate(storeRoute(venue))}>
          <Trans>View menu</Trans>
        </Button>
      }
    >
      <div className="venues__closed">
        <p>{venue.closedMessage || ours}</p>
        <p>
          <OpeningPill store={venue} state={state} />
        </p>
      </div>
    </HeldDialog>
  );
}
