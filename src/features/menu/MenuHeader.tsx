import { useLingui } from "@lingui/react";
import { useAtomValue } from "jotai";
import type { Store } from "../../domain/store/store.ts";
import type { StoreState } from "../../domain/store/storeState.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { menuExtrasAtom } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { headerLookAtom } from "../../parts/store/headerLook.atoms.ts";
import { StoreLogo } from "../../parts/store/StoreLogo.tsx";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { drawnRoomAtom } from "../../state/host/host.atoms.ts";
import { DaySurchargesView } from "../../views/store/DaySurchargesView.tsx";
import { OpeningPillView } from "../../views/store/OpeningPillView.tsx";
import { StoreHeaderView } from "../../views/store/StoreHeaderView.tsx";
import { ModeChoice } from "./ModeChoice.tsx";

interface MenuHeaderProps {
  readonly store: Store;
  readonly state: StoreState;
}

/** The store's name, its hours, and how its orders are received. */
export function MenuHeader(shown: MenuHeaderProps) {
  const extras = useAtomValue(menuExtrasAtom);
  return StoreHeaderView({
    ...shown,
    look: useAtomValue(headerLookAtom),
    translate: useTranslate(),
    logo: <StoreLogo store={shown.store} sizePx={60} />,
    opening: <Opening {...shown} />,
    surcharges: <DaySurcharges store={shown.store} />,
    choice: <ModeChoice {...shown} />,
    facts: extras && <extras.ReceiveFacts {...shown} />,
    hasRoom: useAtomValue(drawnRoomAtom),
    receiving: extras && <extras.ReceiveLine {...shown} />,
  });
}

/** What changes with the clock. */
function useTold() {
  const { i18n } = useLingui();
  return { translate: useTranslate(), locale: i18n.locale, now: useAtomValue(nowAtom) };
}

function Opening(shown: MenuHeaderProps) {
  return OpeningPillView({ ...shown, ...useTold() });
}

function DaySurcharges({ store }: Pick<MenuHeaderProps, "store">) {
  return DaySurchargesView({ store, ...useTold() });
}
