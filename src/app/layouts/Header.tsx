import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { LanguageMenu } from "../../parts/language/LanguageMenu.tsx";
import { StoreBrand } from "../../parts/store/StoreBrand.tsx";
import { useShownStore } from "../../parts/store/shownStore.ts";
import { dietaryCountAtom } from "../../state/dietary/dietary.atoms.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { isGiftModeAtom } from "../../state/screen/shownRoute.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { accountEntryAtom } from "../accountEntry.atoms.ts";
import { CartLink } from "./CartLink.tsx";

/** The top bar of a desk. */
export function Header() {
  const { t } = useLingui();
  const open = useSetAtom(openOverlayAtom);
  const store = useShownStore();
  const isGift = useAtomValue(isGiftModeAtom);
  const dietaryCount = useAtomValue(dietaryCountAtom);
  return (
    <header className="header">
      <div className="header__inner">
        <StoreBrand />
        <nav className="header__actions" aria-label={t`Shop`}>
          {useAtomValue(accountEntryAtom)}
          {store && !isGift && (
            <Button variant="quiet" onClick={() => open({ kind: "dietary" })}>
              {dietaryCount > 0 ? <Trans>Dietary ({dietaryCount})</Trans> : <Trans>Dietary</Trans>}
            </Button>
          )}
          <LanguageMenu align="end" />
          <CartLink />
        </nav>
      </div>
    </header>
  );
}
