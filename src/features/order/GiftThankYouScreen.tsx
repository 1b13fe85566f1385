import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { GiftLine } from "../../domain/gift/giftCart.ts";
import { giftPicture } from "../../parts/gift/giftPicture.tsx";
import { boughtGiftsAtom } from "../../state/gift/giftCart.atoms.ts";
import { giftOrderSeenAtom } from "../../state/gift/giftServices.atoms.ts";
import { openGiftAtom } from "../../state/gift/openGift.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { SentGifts } from "./SentGifts.tsx";
import { ThankYou } from "./ThankYou.tsx";

/** Shown after gift cards were paid. They are e-mailed, so there is no order to follow. */
export function GiftThankYouScreen() {
  const { t } = useLingui();
  const see = useSetAtom(giftOrderSeenAtom);
  const home = useAtomValue(homeRouteAtom);
  const [bought, setBought] = useAtom(boughtGiftsAtom);
  useEffect(() => void see(), [see]);
  useEffect(() => () => setBought([]), [setBought]);
  return (
    <ThankYou
      template="thankyougift"
      picture={giftPicture}
      // The bought cards say it, each with its address.
      more={bought.length === 0 && <Trans>Each gift card is emailed to the person it is for.</Trans>}
      bought={
        bought.length > 0 && (
          <section aria-label={t`Gift cards`}>
            <SentGifts lines={bought} />
          </section>
        )
      }
      next={home}
      first={<SendAnother bought={bought} />}
    />
  );
}

/** Opens the same card again. If several kinds were sent, the giver chooses. */
function SendAnother({ bought: [first, ...others] }: { readonly bought: readonly GiftLine[] }) {
  const store = useAtomValue(storeParamAtom);
  const navigate = useSetAtom(navigateAtom);
  const open = useSetAtom(openGiftAtom);
  if (store === null) return null;
  const isOneKind = first && others.every(({ card }) => card.productId === first.card.productId);
  const send = () => {
    navigate({ name: "giftStore", store });
    if (isOneKind) open({ card: first.card, line: null });
  };
  return (
    <Button onClick={send}>
      <Trans>Send another</Trans>
    </Button>
  );
}
