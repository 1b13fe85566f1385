import { useAtomValue, useSetAtom } from "jotai";
import { LanguageMenu } from "../../parts/language/LanguageMenu.tsx";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { headerLookAtom } from "../../parts/store/headerLook.atoms.ts";
import { StoreBrand } from "../../parts/store/StoreBrand.tsx";
import { dietaryCountAtom } from "../../state/dietary/dietary.atoms.ts";
import { mayOfferDietaryAtom } from "../../state/dietary/filter.atoms.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { isGiftModeAtom } from "../../state/screen/shownRoute.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { DeskHeaderView } from "../../views/shell/DeskHeaderView.tsx";
import { hasBrand } from "../../views/shell/headerLook.ts";
import { PhoneHeaderView } from "../../views/shell/PhoneHeaderView.tsx";
import { accountEntryAtom } from "../lateParts.atoms.ts";
import { CartLink } from "./CartLink.tsx";

export function Header() {
  const open = useSetAtom(openOverlayAtom);
  const store = useAtomValue(shownStoreAtom);
  const isGift = useAtomValue(isGiftModeAtom);
  const dietaryCount = useAtomValue(dietaryCountAtom);
  const mayOfferDietary = useAtomValue(mayOfferDietaryAtom);
  const look = useAtomValue(headerLookAtom);
  return DeskHeaderView({
    translate: useTranslate(),
    look,
    brand: hasBrand(look) && <StoreBrand />,
    account: useAtomValue(accountEntryAtom),
    dietaryCount: store && !isGift && mayOfferDietary ? dietaryCount : null,
    onDietary: () => open({ kind: "dietary" }),
    language: <LanguageMenu align="end" />,
    cart: <CartLink />,
  });
}

export function MobileHeader() {
  const open = useSetAtom(openOverlayAtom);
  const look = useAtomValue(headerLookAtom);
  return PhoneHeaderView({
    translate: useTranslate(),
    look,
    brand: hasBrand(look) && <StoreBrand />,
    cart: <CartLink />,
    onMenu: () => open({ kind: "menu-drawer" }),
  });
}
