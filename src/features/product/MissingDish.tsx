import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./MissingDish.css?inline";

registerSheet(css);

interface MissingDishProps {
  readonly isSoldOut: boolean;
  readonly onClose: () => void;
}

/** R80, R95: shown if the product of a link can't be ordered here. Not a dialog, so that the menu stays usable. */
export function MissingDish({ isSoldOut, onClose }: MissingDishProps) {
  const close = (
    <Button variant="quiet" onClick={onClose}>
      <Trans>Close</Trans>
    </Button>
  );
  return (
    <div className="missing-dish">
      <Notice kind="info" action={close}>
        <p>
          {isSoldOut ? <Trans>Sorry, this is sold out.</Trans> : <Trans>This dish is not on the menu right now.</Trans>}
        </p>
      </Notice>
    </div>
  );
}
