import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Store } from "../../domain/store/store.ts";
import { storeName } from "../../domain/store/storeName.ts";
import { type StoreState, takesOrders } from "../../domain/store/storeState.ts";
import { useStoreText } from "../../parts/language/useStoreText.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { StoreLogo } from "../../parts/store/StoreLogo.tsx";
import { OpeningPill } from "../../parts/store-status/OpeningPill.tsx";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { hostSettingsAtom, isBoardShownAtom, layoutAtom } from "../../state/host/host.atoms.ts";
import { sectionsAtom, servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import { refreshStoreAtom } from "../../state/store/store.actions.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { parseHexColour } from "../../ui/contrast.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { asHex } from "../../ui/hostColours.ts";
import { Pill } from "../../ui/Pill.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { properties, textInTheColourOf } from "../../ui/theme.ts";
import { DaySurchargesView } from "../../views/store/DaySurchargesView.tsx";
import { Board } from "./Board.tsx";
import css from "./DisplayScreen.css?inline";

registerSheet(css);

/** R77: the menu on a screen in the store, readable from across the room. */
export function DisplayScreen() {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const store = useAtomValue(shownStoreAtom);
  const state = useAtomValue(storeStateAtom);
  const menu = useAtomValue(servedMenuAtom);
  useNightColours(ref);
  useDishes();
  const isThere = store !== null && state !== null && menu.kind !== "loading";
  return (
    <div className="display" ref={ref}>
      <div className="display__board">
        {isThere ? (
          <>
            <DisplayHead store={store} state={state} />
            <DisplayMenu hasFailed={menu.kind === "failed"} />
          </>
        ) : (
          <DisplayMiddle>
            <Spinner label={t`Loading`} />
          </DisplayMiddle>
        )}
      </div>
    </div>
  );
}

function DisplayHead({ store, state }: { readonly store: Store; readonly state: StoreState }) {
  const { t } = useLingui();
  const storeText = useStoreText();
  return (
    <header className="display__head">
      <StoreLogo store={store} />
      <h1 className="display__name">{storeName(store)}</h1>
      <div className="display__facts">
        {/* R42 */}
        {store.isTest && (
          <Pill>
            <Trans>Test store</Trans>
          </Pill>
        )}
        <OpeningPill store={store} state={state} />
        {/* S1: the store's own message if it has one, otherwise ours. */}
        {!takesOrders(state) && (
          <p className="display__closed">{storeText(store.closedMessage) || t`Currently not taking online orders.`}</p>
        )}
      </div>
      <DaySurcharges store={store} />
    </header>
  );
}

/** R102 */
function DaySurcharges({ store }: { readonly store: Store }) {
  const { i18n } = useLingui();
  return DaySurchargesView({
    translate: useTranslate(),
    locale: i18n.locale,
    store,
    now: useAtomValue(nowAtom),
  });
}

function DisplayMenu({ hasFailed }: { readonly hasFailed: boolean }) {
  const { t } = useLingui();
  const sections = useAtomValue(sectionsAtom);
  const refresh = useSetAtom(refreshStoreAtom);
  if (hasFailed) {
    return (
      <DisplayMiddle>
        <EmptyState
          title={t`The menu could not be loaded`}
          action={
            <Button onClick={() => void refresh()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      </DisplayMiddle>
    );
  }
  if (sections.every(({ keys }) => keys.length === 0)) {
    return (
      <DisplayMiddle>
        <EmptyState title={t`Menu is empty, no product is available to order at the moment.`} />
      </DisplayMiddle>
    );
  }
  return <Board />;
}

function DisplayMiddle({ children }: { readonly children: ReactNode }) {
  return <div className="display__middle">{children}</div>;
}

/** R77: a board shows the menu even on a page for gift cards, whose shop doesn't load one (R73). */
function useDishes(): void {
  const { isGift } = useAtomValue(hostSettingsAtom);
  const setBoardShown = useSetAtom(isBoardShownAtom);
  const refresh = useSetAtom(refreshStoreAtom);
  useEffect(() => {
    if (!isGift) return;
    setBoardShown(true);
    void refresh();
    return () => setBoardShown(false);
  }, [isGift, setBoardShown, refresh]);
}

/** Mixed with the page's own shade, so that the dark board matches the shop. */
const night = "color-mix(in srgb, var(--servery-shade) 12%, black)";
const chalk = "color-mix(in srgb, var(--servery-shade) 10%, white)";

/**
 * A board is always dark, because it lights up a room for days. The accent is lightened only as far as it needs to be
 * readable.
 */
function useNightColours(ref: RefObject<HTMLElement | null>): void {
  const store = useAtomValue(shownStoreAtom);
  const layout = useAtomValue(layoutAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another store or layout sets the theme again.
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode();
    if (!ref.current || !(root instanceof ShadowRoot)) return;
    const [paper, ink, accent] = [night, chalk, "var(--servery-accent)"].map((colour) =>
      parseHexColour(asHex(root, colour)),
    );
    if (!paper || !ink || !accent) return;
    const colours = properties({ paper, ink, "accent-text": textInTheColourOf(accent, ink, [paper]) });
    for (const [name, colour] of Object.entries(colours)) ref.current.style.setProperty(name, colour);
  }, [ref, store, layout]);
}
