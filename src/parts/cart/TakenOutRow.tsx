import { Trans, useLingui } from "@lingui/react/macro";
import type { TakenOut } from "../../state/promotion/takeOut.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { CloseIcon } from "../../ui/icons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./TakenOutRow.css?inline";

registerSheet(css);

interface TakenOutRowProps {
  readonly taken: TakenOut;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/**
 * Above the list of lines, so that it is visible however long the list is. Screen readers are told by the cart's news.
 */
export function TakenOutRow({ taken, onUndo, onDismiss }: TakenOutRowProps) {
  const { t } = useLingui();
  const name = taken.kind === "line" ? taken.line.name : "";
  return (
    <div className="taken-out">
      <p className="taken-out__words">
        {taken.kind === "line" ? <Trans>{name} removed</Trans> : <Trans>Cart cleared</Trans>}
      </p>
      <Button variant="quiet" onClick={onUndo} data-undoes>
        <Trans>Undo</Trans>
      </Button>
      <IconButton label={t`Close`} icon={<CloseIcon />} onClick={onDismiss} />
    </div>
  );
}
