import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

interface CartNewsProps<News> {
  readonly news: readonly News[];
  readonly words: (news: News) => string;
  readonly onDismiss: () => void;
}

/**
 * Changes to a cart that the diner didn't make on this page, shown until dismissed. Identical sentences are shown once.
 */
export function CartNews<News>({ news, words, onDismiss }: CartNewsProps<News>) {
  if (news.length === 0) return null;
  const sentences = [...new Set(news.map(words))];
  return (
    <Notice
      kind="warning"
      action={
        <Button variant="quiet" onClick={onDismiss}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
