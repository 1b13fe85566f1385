import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { GiftNews } from "../../domain/gift/refreshGifts.ts";
import { dismissGiftNoticesAtom, giftNoticesAtom } from "../../state/gift/giftCart.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** Changes of the cart that the buyer didn't make, until dismissed. */
export function GiftCartNews() {
  const notices = useAtomValue(giftNoticesAtom);
  const dismiss = useSetAtom(dismissGiftNoticesAtom);
  const words = useNewsWords();
  if (notices.length === 0) return null;
  const sentences = [...new Set(notices.map(words))];
  return (
    <Notice
      kind="warning"
      action={
        <Button variant="quiet" onClick={() => dismiss()}>
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

function useNewsWords(): (news: GiftNews) => string {
  const { t } = useLingui();
  return (news) => {
    if (news.kind === "expired") return t`Gift cards left your cart: they stay in it for ten hours.`;
    const { name } = news;
    return news.kind === "gone"
      ? t`${name} is no longer sold and left your cart.`
      : t`The price of ${name} has changed.`;
  };
}
