import { Trans } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";

/** Asks for confirmation below the pressed button, so that a double click clears nothing. */
export function ClearAll({ onClear }: { readonly onClear: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking === wasAsking.current) return;
    wasAsking.current = isAsking;
    // The pressed button has disappeared.
    rootRef.current?.querySelector<HTMLElement>("button:last-child")?.focus();
  }, [isAsking]);
  return (
    <div ref={rootRef} className="clear-all">
      {isAsking ? (
        <Question onClear={onClear} onKeep={() => setAsking(false)} />
      ) : (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          <Trans>Clear all</Trans>
        </Button>
      )}
    </div>
  );
}

function Question({ onClear, onKeep }: { readonly onClear: () => void; readonly onKeep: () => void }) {
  const questionId = useId();
  return (
    <>
      <p id={questionId} className="clear-all__question">
        <Trans>Empty the cart?</Trans>
      </p>
      <Button variant="secondary" look="clear-all__yes" onClick={onClear} aria-describedby={questionId}>
        <Trans>Clear all</Trans>
      </Button>
      <Button variant="secondary" onClick={onKeep} aria-describedby={questionId}>
        <Trans>Keep it</Trans>
      </Button>
    </>
  );
}
