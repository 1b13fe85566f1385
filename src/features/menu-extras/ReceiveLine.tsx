import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { modeRules, type OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { Store } from "../../domain/store/store.ts";
import { type StoreState, takesOrders } from "../../domain/store/storeState.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { daysBetween, wallTime } from "../../domain/time/zone.ts";
import { ModeName, visitWords } from "../../parts/mode/ModeName.tsx";
import { RouteLink } from "../../parts/navigation/RouteLink.tsx";
import { useTimeWords } from "../../parts/store-status/useTimeWords.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { nextTimeAtom, orderedAheadAtom } from "../../state/fulfilment/aheadTime.atoms.ts";
import { modeAtom, shownModesAtom } from "../../state/fulfilment/mode.atoms.ts";
import { giftCardsAtom, loadGiftCardsAtom } from "../../state/gift/giftCards.atoms.ts";
import { areOrderWordsLoadedAtom, layoutAtom } from "../../state/host/host.atoms.ts";
import { listsVenuesAtom } from "../../state/screen/listsVenues.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { hasModesAtom } from "../../state/store/storeState.atoms.ts";
import { visitAtom } from "../../state/visit/visit.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { ChevronDownIcon } from "../../ui/icons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./ReceiveLine.css?inline";

registerSheet(css);

interface ReceiveLineProps {
  readonly store: Store;
  readonly state: StoreState;
}

/** How and when an order from this menu would be received, and the links to the store's gift cards and its group. */
export function ReceiveLine(line: ReceiveLineProps) {
  const areLoaded = useAtomValue(areOrderWordsLoadedAtom);
  const sellsGiftCards = useSellsGiftCards(line.store);
  const listsVenues = useAtomValue(listsVenuesAtom);
  const isPhone = useAtomValue(layoutAtom) === "mobile";
  const hasModes = useAtomValue(hasModesAtom);
  const isTaking = takesOrders(line.state);
  const hasLinks = sellsGiftCards || listsVenues;
  if (!areLoaded || !(isTaking || hasLinks)) return null;
  return (
    <div className="receive-line">
      {isTaking && !hasModes && (
        <strong>
          <Trans>No orders are taken here</Trans>
        </strong>
      )}
      {isTaking && hasModes && <Receiving {...line} isShort={hasLinks && isPhone} />}
      {hasLinks && (
        <span className="receive-line__links">
          {sellsGiftCards && <GiftLink />}
          {listsVenues && <VenuesLink />}
        </span>
      )}
    </div>
  );
}

/** R73: asks once for each store. */
function useSellsGiftCards({ id }: Store): boolean {
  const cards = useAtomValue(giftCardsAtom);
  const load = useSetAtom(loadGiftCardsAtom);
  const isAsked = cards.kind === "loading";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another store is another question.
  useEffect(() => {
    if (isAsked) void load();
  }, [id, isAsked, load]);
  return cards.kind === "ready" && cards.value.length > 0;
}

/** Also shown while the store is closed, because gift cards are sold then too. */
function GiftLink() {
  const param = useAtomValue(storeParamAtom);
  if (param === null) return null;
  return (
    <RouteLink to={{ name: "giftStore", store: param }} className="button button--quiet receive-line__button">
      <Trans>Gift cards</Trans>
    </RouteLink>
  );
}

function VenuesLink() {
  return (
    <RouteLink to={{ name: "main" }} className="button button--quiet receive-line__button">
      <Trans>All venues</Trans>
    </RouteLink>
  );
}

interface ReceivingProps extends ReceiveLineProps {
  /** True on a phone, which has little room beside the links. */
  readonly isShort: boolean;
}

function Receiving({ store, state, isShort }: ReceivingProps) {
  const ahead = useAtomValue(orderedAheadAtom);
  const next = useAtomValue(nextTimeAtom);
  const modes = useAtomValue(shownModesAtom);
  const at = ahead ?? (state.kind === "open" ? null : next);
  const hasChoice = modes.length > 1;
  return (
    <>
      {hasChoice ? <ModeChoice modes={modes} /> : <VisitWords />}
      {at === null ? (
        <ReadyWords store={store} state={state} isNamed={hasChoice} isShort={isShort} />
      ) : (
        <AheadButton store={store} at={at} />
      )}
    </>
  );
}

function VisitWords() {
  const place = visitWords(useAtomValue(modeAtom), useAtomValue(visitAtom));
  return place !== null && <strong>{place}</strong>;
}

function ModeChoice({ modes }: { readonly modes: readonly OrderMode[] }) {
  const { t } = useLingui();
  const [chosen, choose] = useAtom(modeAtom);
  const visit = useAtomValue(visitAtom);
  return (
    <span className="receive-line__mode">
      <select
        className="receive-line__select"
        aria-label={t`How would you like your order?`}
        value={chosen}
        onChange={({ currentTarget }) => {
          const picked = modes.find((mode) => mode === currentTarget.value);
          if (picked) choose(picked);
        }}
      >
        {modes.map((mode) => (
          <option key={mode} value={mode}>
            {visitWords(mode, visit) ?? <ModeName mode={mode} />}
          </option>
        ))}
      </select>
      <ChevronDownIcon sizePx={16} />
    </span>
  );
}

interface ReadyWordsProps extends ReceivingProps {
  /** True if the mode is already shown beside it. */
  readonly isNamed: boolean;
}

/** Says how soon the order is ready. Not for a delivery, whose arrival also depends on the distance. */
function ReadyWords({ store: { preparationMinutes: minutes }, state, isNamed, isShort }: ReadyWordsProps) {
  const mode = useAtomValue(modeAtom);
  const isReadyKnown = state.kind === "open" && minutes !== null && modeRules[mode].handover !== "driven";
  if (!isReadyKnown) return isNamed ? null : <ModeName mode={mode} />;
  if (isNamed && isShort) return <Trans>about {minutes} min</Trans>;
  if (isNamed) return <Trans>ready in about {minutes} min</Trans>;
  return (
    <span>
      <Trans>
        <ModeName mode={mode} /> · ready in about {minutes} min
      </Trans>
    </span>
  );
}

interface AheadButtonProps {
  readonly store: Store;
  readonly at: Instant;
}

/** Sets the time with which the checkout starts. */
function AheadButton({ store: { zone }, at }: AheadButtonProps) {
  const [ahead, orderFor] = useAtom(orderedAheadAtom);
  const now = useAtomValue(nowAtom);
  const aheadWords = useAheadWords(zone, now);
  const isPressed = ahead !== null;
  return (
    <Button
      variant="quiet"
      look="receive-line__button"
      aria-pressed={isPressed}
      onClick={() => orderFor(isPressed ? null : at)}
    >
      {aheadWords(at)}
    </Button>
  );
}

function useAheadWords(zone: string, now: Instant): (at: Instant) => string {
  const { t } = useLingui();
  const words = useTimeWords(zone);
  return (at) => {
    const time = words.time(at);
    const days = daysBetween(wallTime(now, zone), wallTime(at, zone));
    if (days === 0) return t`Order for today, ${time}`;
    if (days === 1) return t`Order for tomorrow, ${time}`;
    // Seven days from now, the weekday's name would read as today.
    const day = days < 7 ? words.weekday(at) : words.date(at);
    return t`Order for ${day}, ${time}`;
  };
}
