import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { addressLine } from "../../domain/store/addressLine.ts";
import { storeName } from "../../domain/store/storeName.ts";
import { ModeName } from "../../parts/mode/ModeName.tsx";
import { type PickedChange, pickedChangeAtom } from "../../state/checkout/venue/pickedChange.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { PinIcon } from "../../ui/lazyIcons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { LineChange } from "./LineChange.tsx";
import css from "./PickedVenue.css?inline";

registerSheet(css);

/** R75: the venue where the cart is ordered, what differs there, and the way to another venue. */
export function PickedVenue() {
  const { t } = useLingui();
  const change = useAtomValue(pickedChangeAtom);
  const store = useAtomValue(shownStoreAtom);
  const navigate = useSetAtom(navigateAtom);
  if (!change || !store) return null;
  const { address, suburb, state } = store.location;
  const place = addressLine({ address, suburb, state });
  return (
    <section className="picked-venue" aria-label={t`Where you order`}>
      <div className="picked-venue__top">
        <span className="picked-venue__icon">
          <PinIcon />
        </span>
        <p className="picked-venue__about">
          <span className="picked-venue__lead">
            <Trans>You're ordering from</Trans>
          </span>{" "}
          <strong>{storeName(store)}</strong>
          {place !== "" && <span className="picked-venue__place">{place}</span>}
        </p>
      </div>
      <PickedChanges change={change} />
      <Button variant="quiet" look="picked-venue__another" onClick={() => navigate({ name: "main" })}>
        <Trans>Choose another venue</Trans>
      </Button>
    </section>
  );
}

/** Lists every difference, so that nothing is dropped silently. */
function PickedChanges({ change }: { readonly change: PickedChange }) {
  const { lines, isMenuMissing, code, mode, isTimeAskedAgain } = change;
  if (lines.length === 0 && !isMenuMissing && code === null && mode === null && !isTimeAskedAgain) return null;
  return (
    <div role="status">
      <ul className="picked-venue__news">
        {isMenuMissing && (
          <li>
            <Trans>We can't show its menu right now, so we can't look for your dishes there.</Trans>
          </li>
        )}
        {lines.map((each) => (
          <li key={JSON.stringify(each)}>
            <LineChange change={each} />
          </li>
        ))}
        {code !== null && (
          <li>
            <Trans>Discount code {code} is from the first venue. Enter it again to see whether it works here.</Trans>
          </li>
        )}
        {mode !== null && (
          <li>
            <Trans>
              <ModeName mode={mode} /> isn't available here. Please choose how to get your order.
            </Trans>
          </li>
        )}
        {isTimeAskedAgain && (
          <li>
            <Trans>Please choose your time again.</Trans>
          </li>
        )}
      </ul>
    </div>
  );
}
