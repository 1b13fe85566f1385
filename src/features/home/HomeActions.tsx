import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import type { Store } from "../../domain/store/store.ts";
import { takesOrders } from "../../domain/store/storeState.ts";
import { CheckInPurpose } from "../../parts/store/CheckInPurpose.tsx";
import { servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import { askCheckInAtom, isCheckedInAtom } from "../../state/screen/checkedIn.atoms.ts";
import { leaveHomeAtom } from "../../state/screen/welcome.atoms.ts";
import { refreshStoreAtom } from "../../state/store/store.actions.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";
import { visitAtom } from "../../state/visit/visit.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { CheckIcon } from "../../ui/signIcons.tsx";
import { HomeActionsView } from "../../views/home/HomeView.tsx";

/** The buttons, within reach of the thumb. After a check-in, what became of it stands first. */
export function HomeActions({ store }: { readonly store: Store }) {
  const { table } = useAtomValue(visitAtom);
  const isCheckedIn = useAtomValue(isCheckedInAtom);
  return (
    <HomeActionsView>
      {isCheckedIn && (
        <p className="home__recorded">
          <CheckIcon /> <Trans>Your check-in has been recorded.</Trans>
        </p>
      )}
      <ToMenu />
      {/* S4: shown only with a table, even table 0 (a QR code without a number). */}
      {table !== null && (isCheckedIn ? <CheckInAnother /> : <CheckIn store={store} />)}
    </HomeActionsView>
  );
}

/** S4: shown only once the menu has loaded. Its words promise what the store's state allows. */
function ToMenu() {
  const { t } = useLingui();
  const menu = useAtomValue(servedMenuAtom);
  const state = useAtomValue(storeStateAtom);
  const refresh = useSetAtom(refreshStoreAtom);
  const end = useSetAtom(leaveHomeAtom);
  if (menu.kind === "loading") return <Skeleton heightPx={52} />;
  if (menu.kind === "failed") {
    return (
      <Notice
        kind="error"
        action={
          <Button variant="quiet" onClick={() => void refresh()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <p>{t`The menu could not be loaded`}</p>
      </Notice>
    );
  }
  return (
    <ActionButton wide onClick={(event) => showMenu(event, end)}>
      {state?.kind === "open" && <Trans>Order Now</Trans>}
      {state?.kind === "pre-order" && <Trans>Order for later</Trans>}
      {!takesOrders(state) && <Trans>View menu</Trans>}
    </ActionButton>
  );
}

/** Scrolls the menu into view and focuses its heading. The path stays the same, so navigation doesn't do it. */
function showMenu({ currentTarget }: MouseEvent<HTMLElement>, end: () => void): void {
  const root = currentTarget.getRootNode();
  flushSync(end);
  const heading = root instanceof ShadowRoot ? root.querySelector("h1") : null;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.closest(".servery")?.scrollIntoView({ block: "start", behavior: "instant" });
}

function CheckIn({ store }: { readonly store: Store }) {
  const ask = useAskCheckIn();
  return (
    <>
      <ActionButton variant="secondary" wide onClick={ask}>
        <Trans>Check in</Trans>
      </ActionButton>
      <p className="home__notice">
        <CheckInPurpose store={store} />
      </p>
    </>
  );
}

function CheckInAnother() {
  const ask = useAskCheckIn();
  return (
    <Button variant="quiet" onClick={ask}>
      <Trans>Check in another guest</Trans>
    </Button>
  );
}

function useAskCheckIn(): () => void {
  const param = useAtomValue(storeParamAtom);
  const ask = useSetAtom(askCheckInAtom);
  return () => param !== null && ask(param);
}
