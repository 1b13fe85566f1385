import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useLayoutEffect } from "react";
import { todaysHours } from "../../domain/store/openingHours.ts";
import type { Store } from "../../domain/store/store.ts";
import { storeName } from "../../domain/store/storeName.ts";
import { type StoreState, takesOrders } from "../../domain/store/storeState.ts";
import { tableNumber } from "../../domain/visit/visit.ts";
import { LanguageMenu } from "../../parts/language/LanguageMenu.tsx";
import { useStoreText } from "../../parts/language/useStoreText.ts";
import { StoreLogo } from "../../parts/store/StoreLogo.tsx";
import { OpeningPill } from "../../parts/store-status/OpeningPill.tsx";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { isWelcomeOverAtom, reloadWelcomeAtom } from "../../state/screen/welcome.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";
import { visitAtom } from "../../state/visit/visit.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { isRoundTheClock, periodWords } from "../../views/time/weekWords.ts";
import { HomeActions } from "./HomeActions.tsx";
import css from "./HomeScreen.css?inline";

registerSheet(css);

/** S4: shown on a phone before the menu, until "Order Now". */
export function HomeScreen() {
  const store = useAtomValue(shownStoreAtom);
  const state = useAtomValue(storeStateAtom);
  const isOver = useAtomValue(isWelcomeOverAtom);
  const recall = useSetAtom(reloadWelcomeAtom);
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
            focus={store.profileImageFocus}
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
            <Pill>
              <Trans>Test store</Trans>
            </Pill>
          )}
        </div>
        <TableText />
        <ClosedText store={store} state={state} />
        <HomeActions store={store} />
      </div>
    </div>
  );
}

function TableText() {
  const number = tableNumber(useAtomValue(visitAtom).table);
  return (
    number !== null && (
      <p className="home__table">
        <Trans>Table {number}</Trans>
      </p>
    )
  );
}

interface TodaysHoursProps {
  readonly store: Store;
  readonly state: StoreState;
}

/**
 * S4: today's opening hours, or "closed today". What the opening pill says already isn't repeated: it knows about a
 * later closing than "Open 24 hours", and when a closed store opens again.
 */
function TodaysHours({ store, state }: TodaysHoursProps) {
  const { i18n, t } = useLingui();
  const periods = todaysHours(store, useAtomValue(nowAtom));
  const isSaid = isRoundTheClock(periods) || (periods.length === 0 && state.kind !== "open");
  return isSaid ? null : <span>{periods.length === 0 ? t`Closed today` : periodWords(i18n.locale, periods)}</span>;
}

interface ClosedWordsProps {
  readonly store: Store;
  readonly state: StoreState;
}

/** R76: the store's own message while it is closed, even if it takes orders ahead. */
function ClosedText({ store, state }: ClosedWordsProps) {
  const { t } = useLingui();
  const storeText = useStoreText();
  if (state.kind === "open") return null;
  const words = storeText(store.closedMessage) || (takesOrders(state) ? "" : t`Currently not taking online orders.`);
  return words && <Notice kind="info">{words}</Notice>;
}
