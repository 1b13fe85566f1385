import { useAtomValue } from "jotai";
import type { Store } from "../../domain/store/store.ts";
import type { StoreState } from "../../domain/store/storeState.ts";
import { useSay } from "../../parts/language/useSay.ts";
import { lateMenuAtom } from "../../parts/late-menu/lateMenu.atoms.ts";
import { OpeningPill } from "../../parts/store-status/OpeningPill.tsx";
import { StoreHeaderView } from "../../views/store/StoreHeaderView.tsx";

interface StoreHeaderProps {
  readonly store: Store;
  readonly state: StoreState;
}

export function StoreHeader(shown: StoreHeaderProps) {
  const late = useAtomValue(lateMenuAtom);
  return StoreHeaderView({
    ...shown,
    say: useSay(),
    opening: <OpeningPill {...shown} />,
    receiving: late && <late.ReceiveLine {...shown} />,
  });
}
