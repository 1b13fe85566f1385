import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { LanguageMenu } from "../../parts/language/LanguageMenu.tsx";
import { useRouteLink } from "../../parts/navigation/RouteLink.tsx";
import { useShownStore } from "../../parts/store/shownStore.ts";
import { dietaryCountAtom } from "../../state/dietary/dietary.atoms.ts";
import type { Route } from "../../state/navigation/paths.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { Drawer } from "../../ui/Drawer.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./MenuDrawer.css?inline";

registerSheet(css);

interface DrawerLinkProps {
  readonly to: Route;
  readonly label: string;
  readonly onLeave: () => void;
}

function DrawerLink({ to, label, onLeave }: DrawerLinkProps) {
  const link = useRouteLink(to);
  return (
    <a
      className="menu-drawer__item"
      href={link.href}
      onClick={(event) => {
        link.onClick(event);
        onLeave();
      }}
    >
      {label}
    </a>
  );
}

/** A phone's side drawer, with what the wide layout has in its top bar and footer. */
export function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const store = useShownStore();
  const home = useAtomValue(homeRouteAtom);
  const open = useSetAtom(openOverlayAtom);
  const dietaryCount = useAtomValue(dietaryCountAtom);
  return (
    <Drawer title={t`Menu`} closeLabel={t`Close`} onClose={onClose}>
      <nav className="menu-drawer" aria-label={t`Shop`}>
        {store && <DrawerLink to={home} label={t`Our menu`} onLeave={onClose} />}
        {store && (
          <button type="button" className="menu-drawer__item" onClick={() => open({ kind: "dietary" })}>
            {dietaryCount > 0 ? <Trans>Dietary ({dietaryCount})</Trans> : <Trans>Dietary</Trans>}
          </button>
        )}
        <DrawerLink to={{ name: "about" }} label={t`About`} onLeave={onClose} />
        <DrawerLink to={{ name: "contact" }} label={t`Contact`} onLeave={onClose} />
        <DrawerLink to={{ name: "privacyPolicy" }} label={t`Privacy Policy`} onLeave={onClose} />
      </nav>
      <div className="menu-drawer__language">
        <LanguageMenu align="start" />
      </div>
    </Drawer>
  );
}
