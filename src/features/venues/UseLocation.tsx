import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { LiveRegion } from "../../parts/live-region/LiveRegion.tsx";
import { locateAtom, locatingAtom } from "../../state/venues/venues.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { PinIcon } from "../../ui/lazyIcons.tsx";

/** The result of the request, with a suggestion for what to do next. */
function Answer() {
  const locating = useAtomValue(locatingAtom);
  switch (locating) {
    case "unasked":
      return null;
    case "asking":
      return <Trans>Finding where you are…</Trans>;
    case "unanswered":
      return <Trans>Still looking. If your browser asks, allow it there, or search for a suburb or a postcode.</Trans>;
    case "found":
      return <Trans>The nearest come first.</Trans>;
    case "refused":
      return <Trans>Your location stays with you. Search for a suburb or a postcode instead.</Trans>;
    case "slow":
      return <Trans>Finding you takes too long. Try again, or search for a suburb or a postcode.</Trans>;
    case "unavailable":
      return <Trans>This device can't tell where it is. Search for a suburb or a postcode instead.</Trans>;
  }
}

/** Asks the browser for the position only when pressed (R74). */
export function UseLocation() {
  const locate = useSetAtom(locateAtom);
  const isBusy = useAtomValue(locatingAtom) === "asking";
  return (
    <>
      <ActionButton variant="secondary" busy={isBusy} onClick={() => void locate()}>
        <span className="venues__locate">
          <PinIcon />
          <Trans>Use my location</Trans>
        </span>
      </ActionButton>
      <LiveRegion about="location" className="venues__answer">
        <Answer />
      </LiveRegion>
    </>
  );
}
