import { Trans } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { useId } from "react";
import { sitAtTableAtom } from "../../state/visit/visit.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { FieldError } from "../../ui/Field.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./StillAtTable.css?inline";

registerSheet(css);

interface StillAtTableProps {
  readonly table: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onLeave: () => void;
  readonly onAnswer: () => void;
}

/** R52: asks again after some hours, so that food isn't brought to a table that the diner has left. */
export function StillAtTable({ table, error, disabled, onLeave, onAnswer }: StillAtTableProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const sit = useSetAtom(sitAtTableAtom);
  const answer = (act: () => void) => () => {
    act();
    onAnswer();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a `legend` can't share a line with the buttons.
    <div
      className="still-at-table"
      role="group"
      aria-labelledby={id}
      aria-describedby={error ? errorId : undefined}
      data-unanswered={error ? "" : undefined}
      tabIndex={-1}
    >
      <p className="still-at-table__question" id={id}>
        <Trans>Still at table {table}?</Trans>
      </p>
      <div className="still-at-table__answers">
        <Button variant="secondary" disabled={disabled} onClick={answer(sit)}>
          <Trans>Yes, at table {table}</Trans>
        </Button>
        <Button variant="secondary" disabled={disabled} onClick={answer(onLeave)}>
          <Trans>No, at another table</Trans>
        </Button>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
