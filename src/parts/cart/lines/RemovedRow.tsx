import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode, Ref } from "react";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { CloseIcon } from "../../../ui/icons.tsx";
import { registerSheet } from "../../../ui/sheets.ts";
import css from "./RemovedRow.css?inline";

registerSheet(css);

interface RemovedRowProps {
  readonly undoRef?: Ref<HTMLButtonElement>;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
  /** What was removed. */
  readonly children: ReactNode;
}

/**
 * Shown above the list of lines, so that it is visible however long the list is. The cart's news announces it to screen
 * readers.
 */
export function RemovedRow({ undoRef, onUndo, onDismiss, children }: RemovedRowProps) {
  const { t } = useLingui();
  return (
    <div className="removed-row">
      <p className="removed-line__words">{children}</p>
      <Button variant="quiet" ref={undoRef} onClick={onUndo} data-undoes>
        <Trans>Undo</Trans>
      </Button>
      <IconButton label={t`Close`} icon={<CloseIcon />} onClick={onDismiss} />
    </div>
  );
}
