import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { SheetClose } from "../../parts/navigation/BackLink.tsx";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { SheetHeader } from "../../ui/SheetHeader.tsx";
import { GiftCartPanel } from "./GiftCartPanel.tsx";
import { OpenGiftDialog } from "./OpenGiftDialog.tsx";
import { useAnnouncedGifts } from "./useAnnouncedGifts.ts";

/** The gift cart of a phone. */
export function GiftCartScreen() {
  useAnnouncedGifts();
  const store = useAtomValue(storeParamAtom);
  const navigate = useSetAtom(navigateAtom);
  return (
    <div className="gift-cart-screen">
      <GiftCartPanel
        header={
          <SheetHeader
            title={<Trans>Your cart</Trans>}
            close={
              <SheetClose to={{ name: "giftStore", store: store ?? "" }}>
                <Trans>Back to gift cards</Trans>
              </SheetClose>
            }
          />
        }
        emptyAction={
          <Button onClick={() => store !== null && navigate({ name: "giftStore", store })}>
            <Trans>Back to gift cards</Trans>
          </Button>
        }
      />
      <OpenGiftDialog />
    </div>
  );
}
