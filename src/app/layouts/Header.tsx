import { useAtomValue, useSetAtom } from "jotai";
import { LanguageMenu } from "../../parts/language/LanguageMenu.tsx";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { StoreBrand } from "../../parts/store/StoreBrand.tsx";
import { useShownStore } from "../../parts/store/shownStore.ts";
import { dietaryCountAtom } from "../../state/dietary/dietary.atoms.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { isGiftModeAtom } from "../../state/screen/shownRoute.atoms.ts";
import { DeskHeaderView } from "../../views/shell/DeskHeaderView.tsx";
import { accountEntryAtom } from "../accountEntry.atoms.ts";
import { CartLink } from "./CartLink.tsx";

export function Header() {
  const open = useSetAtom(openOverlayAtom);
  const store = useShownStore();
  const isGift = useAtomValue(isGiftModeAtom);
  const dietaryCount = useAtomValue(dietaryCountAtom);
  return DeskHeaderView({
    translate: useTranslate(),
    brand: <StoreBrand />,
    account: useAtomValue(accountEntryAtom),
    dietaryCount: store && !isGift ? dietaryCount : null,
    onDietary: () => open({ kind: "dietary" }),
    language: <LanguageMenu align="end" />,
    cart: <CartLink />,
  });
}
