import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { GiftLines } from "../../parts/gift/GiftLines.tsx";
import { giftPicture } from "../../parts/gift/giftPicture.tsx";
import { boughtGiftsAtom } from "../../state/gift/giftCart.atoms.ts";
import { giftOrderSeenAtom } from "../../state/gift/seenGiftOrder.actions.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { ThankYou } from "./ThankYou.tsx";

/** Shown after gift cards were paid. They are e-mailed, so there is no order to follow. */
export function GiftThankYouScreen() {
  const { t } = useLingui();
  const see = useSetAtom(giftOrderSeenAtom);
  const store = useAtomValue(storeParamAtom);
  const [bought, setBought] = useAtom(boughtGiftsAtom);
  useEffect(() => void see(), [see]);
  useEffect(() => () => setBought([]), [setBought]);
  return (
    <ThankYou
      template="thankyougift"
      picture={giftPicture}
      more={<Trans>Each gift card is emailed to the person it is for.</Trans>}
      notice={
        bought.length > 0 && (
          <section aria-label={t`Gift cards`}>
            <GiftLines lines={bought} />
          </section>
        )
      }
      next={store === null ? { name: "main" } : { name: "giftStore", store }}
    />
  );
}
