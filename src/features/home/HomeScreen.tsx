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
import { HomeView, homePicture } from "../../views/home/HomeView.tsx";
import { isRoundTheClock, periodWords } from "../../views/time/weekWords.ts";
import { HomeActions } from "./HomeActions.tsx";

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
  const { profileImage: src, profileImageFocus: focus, name } = store;
  return (
    <HomeView
      picture={src !== null && <Photo {...homePicture} {...{ src, focus, name }} />}
      language={<LanguageMenu align="end" />}
      logo={<StoreLogo store={store} />}
      name={storeName(store)}
      facts={
        <>
          <OpeningPill store={store} state={state} />
          <TodaysHours store={store} state={state} />
          {/* R42 */}
          {store.isTest && (
            <Pill>
              <Trans>Test store</Trans>
            </Pill>
          )}
        </>
      }
    >
      <TableText />
      <ClosedText store={store} state={state} />
      <HomeActions store={store} />
    </HomeView>
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
