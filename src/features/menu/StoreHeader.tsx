import { useAtomValue } from "jotai";
import type { Store } from "../../domain/store/store.ts";
import type { StoreState } from "../../domain/store/storeState.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { menuExtrasAtom } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { OpeningPill } from "../../parts/store-status/OpeningPill.tsx";
import { StoreHeaderView } from "../../views/store/StoreHeaderView.tsx";

interface StoreHeaderProps {
  readonly store: Store;
  readonly state: StoreState;
}

export function StoreHeader(shown: StoreHeaderProps) {
  const late = useAtomValue(menuExtrasAtom);
  return StoreHeaderView({
    ...shown,
    translate: useTranslate(),
    opening: <OpeningPill {...shown} />,
    receiving: late && <late.ReceiveLine {...shown} />,
  });
}
