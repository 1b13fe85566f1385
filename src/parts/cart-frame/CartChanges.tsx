import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

interface CartChangesProps<Entry> {
  readonly notices: readonly Entry[];
  readonly words: (notices: Entry) => string;
  /** Whether the news is announced to screen readers elsewhere. */
  readonly isAnnounced?: (notices: Entry) => boolean;
  readonly onDismiss: () => void;
}

/**
 * Changes to a cart that the diner didn't make on this page, shown until dismissed. Identical sentences are shown once.
 */
export function CartChanges<Entry>({ notices, words, isAnnounced, onDismiss }: CartChangesProps<Entry>) {
  if (notices.length === 0) return null;
  return (
    <Notice
      kind="warning"
      isSilent
      action={
        <Button variant="quiet" onClick={onDismiss}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      {drawSentences(notices.filter((each) => isAnnounced?.(each)).map(words))}
      <div role="status">{drawSentences(notices.filter((each) => !isAnnounced?.(each)).map(words))}</div>
    </Notice>
  );
}

function drawSentences(sentences: readonly string[]) {
  return [...new Set(sentences)].map((sentence) => <p key={sentence}>{sentence}</p>);
}
