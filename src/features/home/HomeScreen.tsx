import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useLayoutEffect } from "react";
import type { Store } from "../../domain/store/store.ts";
import { storeName } from "../../domain/store/storeName.ts";
import type { StoreState } from "../../domain/store/storeState.ts";
import { tableNumber } from "../../domain/visit/visit.ts";
import { LanguageMenu } from "../../parts/language/LanguageMenu.tsx";
import { StoreLogo } from "../../parts/store/StoreLogo.tsx";
import { useShownStore } from "../../parts/store/shownStore.ts";
import { OpeningPill } from "../../parts/store-status/OpeningPill.tsx";
import { isWelcomeOverAtom, recallWelcomeAtom } from "../../state/screen/welcome.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";
import { visitAtom } from "../../state/visit/visit.atoms.ts";
import { Photo } from "../../ui/Photo.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { ClosedWords } from "./ClosedWords.tsx";
import { HomeActions } from "./HomeActions.tsx";
import css from "./HomeScreen.css?inline";
import { TodaysHours } from "./TodaysHours.tsx";

registerSheet(css);

/** S4: shown on a phone before the menu, until "Order Now". */
export function HomeScreen() {
  const store = useShownStore();
  const state = useAtomValue(storeStateAtom);
  const isOver = useAtomValue(isWelcomeOverAtom);
  const recall = useSetAtom(recallWelcomeAtom);
  // If the diner has already ended it in this session, the menu replaces it before the first paint.
  useLayoutEffect(() => recall(), [recall]);
  return store && state && !isOver && <Welcome store={store} state={state} />;
}

interface WelcomeProps {
  readonly store: Store;
  readonly state: StoreState;
}

function Welcome({ store, state }: WelcomeProps) {
  return (
    <div className="home">
      <div className="home__view">
        {store.profileImage !== null && (
          <Photo
            className="home__picture"
            src={store.profileImage}
            name={store.name}
            widthPx={600}
            heightPx={600}
            loading="eager"
          />
        )}
        <div className="home__language">
          <LanguageMenu align="end" />
        </div>
      </div>
      <div className="home__body">
        <StoreLogo store={store} />
        <h1 className="home__name">{storeName(store)}</h1>
        <div className="home__facts">
          <OpeningPill store={store} state={state} />
          <TodaysHours store={store} state={state} />
          {/* R42 */}
          {store.isTest && (
            <Pill tone="pending">
              <Trans>Test store</Trans>
            </Pill>
          )}
        </div>
        <TableWords />
        <ClosedWords store={store} state={state} />
        <HomeActions />
      </div>
    </div>
  );
}

function TableWords() {
  const number = tableNumber(useAtomValue(visitAtom).table);
  return (
    number !== null && (
      <p className="home__table">
        <Trans>Table {number}</Trans>
      </p>
    )
  );
}
