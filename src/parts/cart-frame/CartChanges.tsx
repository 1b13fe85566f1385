import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

interface CartChangesProps<News> {
  readonly news: readonly News[];
  readonly words: (news: News) => string;
  /** Whether the news is announced to screen readers elsewhere. */
  readonly isSaid?: (news: News) => boolean;
  readonly onDismiss: () => void;
}

/**
 * Changes to a cart that the diner didn't make on this page, shown until dismissed. Identical sentences are shown once.
 */
export function CartChanges<News>({ news, words, isSaid, onDismiss }: CartChangesProps<News>) {
  if (news.length === 0) return null;
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
      {drawSentences(news.filter((each) => isSaid?.(each)).map(words))}
      <div role="status">{drawSentences(news.filter((each) => !isSaid?.(each)).map(words))}</div>
    </Notice>
  );
}

function drawSentences(sentences: readonly string[]) {
  return [...new Set(sentences)].map((sentence) => <p key={sentence}>{sentence}</p>);
}
