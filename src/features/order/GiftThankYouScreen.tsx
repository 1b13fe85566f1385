import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { giftPicture } from "../../parts/gift/giftPicture.tsx";
import { giftOrderSeenAtom } from "../../state/gift/seenGiftOrder.actions.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { ThankYou } from "./ThankYou.tsx";

/** Shown after gift cards were paid. They are e-mailed, so there is no order to follow. */
export function GiftThankYouScreen() {
  const see = useSetAtom(giftOrderSeenAtom);
  const store = useAtomValue(storeParamAtom);
  useEffect(() => void see(), [see]);
  return (
    <ThankYou
      template="thankyougift"
      picture={giftPicture}
      more={<Trans>Each gift card is emailed to the person it is for.</Trans>}
      next={store === null ? { name: "main" } : { name: "giftStore", store }}
    />
  );
}
