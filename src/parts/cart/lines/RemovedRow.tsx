import { Trans, useLingui } from "@lingui/react/macro";
import type { RemovedLine } from "../../../state/promotion/removal.atoms.ts";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { CloseIcon } from "../../../ui/icons.tsx";
import { registerSheet } from "../../../ui/sheets.ts";
import { useStoreText } from "../../language/useStoreText.ts";
import css from "./RemovedRow.css?inline";

registerSheet(css);

interface RemovedRowProps {
  readonly taken: RemovedLine;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/**
 * Shown above the list of lines, so that it is visible however long the list is. The cart's news announces it to screen
 * readers.
 */
export function RemovedRow({ taken, onUndo, onDismiss }: RemovedRowProps) {
  const { t } = useLingui();
  return (
    <div className="removed-row">
      <p className="removed-line__words">
        <RemovedText taken={taken} />
      </p>
      <Button variant="quiet" onClick={onUndo} data-undoes>
        <Trans>Undo</Trans>
      </Button>
      <IconButton label={t`Close`} icon={<CloseIcon />} onClick={onDismiss} />
    </div>
  );
}

function RemovedText({ taken }: Pick<RemovedRowProps, "taken">) {
  const storeText = useStoreText();
  if (taken.kind === "line") {
    const name = storeText(taken.line.name);
    return <Trans>{name} removed</Trans>;
  }
  return taken.kind === "all" ? <Trans>Cart cleared</Trans> : <Trans>The saved order replaced your cart</Trans>;
}
