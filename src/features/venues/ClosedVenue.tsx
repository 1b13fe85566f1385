import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { storeName } from "../../domain/store/storeName.ts";
import type { Venue } from "../../domain/store/venueList.ts";
import { HistoryDialog } from "../../parts/history-dialog/HistoryDialog.tsx";
import { OpeningPill } from "../../parts/store-status/OpeningPill.tsx";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { useVenueText } from "./useVenueText.ts";
import { venueStateAtom } from "./venueList.atoms.ts";

interface ClosedVenueProps {
  readonly venue: Venue;
  readonly onClose: () => void;
  /** The buttons for what the diner can do instead. */
  readonly children: ReactNode;
}

/** R74: the closed venue's own message, and a way to its menu. */
export function ClosedVenue({ venue, onClose, children }: ClosedVenueProps) {
  const { t } = useLingui();
  const state = useAtomValue(venueStateAtom)(venue, useAtomValue(nowAtom));
  const venueText = useVenueText(venue);
  const ours = venue.inOperation ? t`Currently not taking online orders.` : t`Store is not in operation.`;
  return (
    <HistoryDialog isAlert title={storeName(venue)} closeLabel={t`Close`} onClose={onClose} footer={children}>
      <div className="venues__closed">
        <p>{venueText(venue.closedMessage) || ours}</p>
        <p>
          <OpeningPill store={venue} state={state} />
        </p>
      </div>
    </HistoryDialog>
  );
}
