import { atom, useAtom, useAtomValue } from "jotai";
import { useEffect, useId, useState } from "react";
import { offersChoice } from "../../domain/fulfilment/offeredModes.ts";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { Store } from "../../domain/store/store.ts";
import type { StoreState } from "../../domain/store/storeState.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { type LiveChoice, menuExtrasAtom } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { drawnChoiceAtom } from "../../state/host/host.atoms.ts";
import { ModeChoiceView } from "../../views/store/ModeChoiceView.tsx";
import { ChoiceSkeleton } from "../../views/store/StoreHeaderView.tsx";

const notYetAtom = atom<LiveChoice, [OrderMode], void>(undefined, () => {});

interface ModeChoiceProps {
  readonly store: Store;
  readonly state: StoreState;
}

/** Until it works, it shows what the first screen has drawn, and keeps what is pressed. */
export function ModeChoice({ store, state }: ModeChoiceProps) {
  const translate = useTranslate();
  const group = useId();
  const drawn = useAtomValue(drawnChoiceAtom);
  const [live, choose] = useAtom(useAtomValue(menuExtrasAtom)?.modeChoiceAtom ?? notYetAtom);
  const [early, setEarly] = useState<OrderMode | null>(null);
  const isLive = live !== undefined;
  useEffect(() => {
    if (!isLive || early === null) return;
    choose(early);
    setEarly(null);
  }, [isLive, early, choose]);
  const choice = isLive ? live : drawn;
  if (!choice) return !isLive && offersChoice(store, state) && <ChoiceSkeleton />;
  return ModeChoiceView({
    ...{ translate, group },
    choice: early === null ? choice : { ...choice, chosen: early },
    onChange: isLive ? choose : setEarly,
  });
}
