import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./MissingDish.css?inline";

registerSheet(css);

/** R80: shown if the product of a link isn't sold here. Not a dialog, so that the menu stays usable. */
export function MissingDish({ onClose }: { readonly onClose: () => void }) {
  const close = (
    <Button variant="quiet" onClick={onClose}>
      <Trans>Close</Trans>
    </Button>
  );
  return (
    <div className="missing-dish">
      <Notice kind="info" action={close}>
        <p>
          <Trans>This dish is not on the menu right now.</Trans>
        </p>
      </Notice>
    </div>
  );
}
