import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useDeferredValue, useEffect } from "react";
import { storeName } from "../../domain/store/storeName.ts";
import type { ListedVenue } from "../../domain/store/venueList.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { LiveRegion } from "../../parts/live-region/LiveRegion.tsx";
import { loadGiftVenuesAtom } from "../../state/gift/giftVenues.atoms.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { headquartersAtom, isGroupEmptyAtom, loadVenuesAtom } from "../../state/venues/venues.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { pictures, StatePicture } from "../../ui/StatePicture.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { type Tab, Tabs } from "../../ui/Tabs.tsx";
import { VenuesHeadingView, VenuesSkeletonView } from "../../views/venues/VenuesView.tsx";
import { UseLocation } from "./UseLocation.tsx";
import { useDrawnCards } from "./useDrawnCards.ts";
import { VenueCard, type VenueChoice } from "./VenueCard.tsx";
import css from "./VenueChoices.css?inline";
import {
  foundVenuesAtom,
  hasStateTabsAtom,
  isStateEmptyAtom,
  offeredVenuesAtom,
  pickedTabAtom,
  type StateTab,
  showAllAtom,
  statesAtom,
  venueWordsAtom,
} from "./venueList.atoms.ts";

registerSheet(css);

interface CardsProps extends VenueChoice {
  readonly found: readonly ListedVenue[];
  /** Another view starts again at the top. */
  readonly view: string;
}

function Cards({ found, view, ...choice }: CardsProps) {
  const { t } = useLingui();
  const { count, endRef } = useDrawnCards(found.length, view);
  return (
    <div>
      <ul className="venues__list" aria-label={t`Venues`}>
        {found.slice(0, count).map((listed) => (
          <li key={listed.venue.id} className="venues__item">
            <VenueCard listed={listed} {...choice} />
          </li>
        ))}
      </ul>
      <div ref={endRef} />
    </div>
  );
}

/** Says why a tab or a search is empty, and offers to show all venues. */
function NothingHere({ words }: { readonly words: string }) {
  const { t } = useLingui();
  const isStateEmpty = useAtomValue(isStateEmptyAtom);
  const showAll = useSetAtom(showAllAtom);
  return (
    <EmptyState
      icon={<StatePicture of={pictures.notFound} />}
      title={isStateEmpty ? t`No restaurant is available in this state.` : t`Nothing found for “${words}”`}
      text={isStateEmpty ? undefined : <Trans>Try a suburb or a postcode, or see them all.</Trans>}
      action={
        <Button onClick={() => showAll()}>
          <Trans>Show all</Trans>
        </Button>
      }
    />
  );
}

function Found(choice: VenueChoice) {
  const find = useAtomValue(foundVenuesAtom);
  const tab = useAtomValue(pickedTabAtom);
  // Deferred: the list may update a moment later than the typed letter.
  const words = useDeferredValue(useAtomValue(venueWordsAtom)).trim();
  const found = find(words);
  const count = found.length;
  // Always announces the count to screen readers, even if the screen doesn't show it: the previous count no longer
  // applies.
  return (
    <>
      <LiveRegion about="venues" className="venues__count">
        <p className={words === "" || count === 0 ? "visually-hidden" : undefined}>
          {words === "" ? (
            <Plural value={count} one="# venue" other="# venues" />
          ) : (
            <Plural value={count} one={`# venue for “${words}”`} other={`# venues for “${words}”`} />
          )}
        </p>
      </LiveRegion>
      {count > 0 ? <Cards found={found} view={`${tab} ${words}`} {...choice} /> : <NothingHere words={words} />}
    </>
  );
}

function InStates(choice: VenueChoice) {
  const { t } = useLingui();
  const hasTabs = useAtomValue(hasStateTabsAtom);
  const [tab, setTab] = useAtom(pickedTabAtom);
  const states = useAtomValue(statesAtom);
  if (!hasTabs) return <Found {...choice} />;
  const tabs: readonly Tab<StateTab>[] = [
    { value: "all", name: <Trans>All</Trans> },
    ...states.map(({ state, isEmpty }) => ({ value: state, name: state, isQuiet: isEmpty })),
  ];
  return (
    <div className="venues__tabs">
      <Tabs label={t`State`} tabs={tabs} value={tab} onChange={setTab} disabled={false}>
        <Found {...choice} />
      </Tabs>
    </div>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<StatePicture of={pictures.offline} />}
      title={t`Something is wrong.`}
      text={<Trans>We can't show our venues right now.</Trans>}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

function Venues(choice: VenueChoice) {
  const { t } = useLingui();
  const [words, setWords] = useAtom(venueWordsAtom);
  return (
    <>
      <div className="venues__tools">
        <SearchField label={t`Search venues`} clearLabel={t`Clear search`} value={words} onChange={setWords} />
        <UseLocation />
      </div>
      <InStates {...choice} />
    </>
  );
}

interface VenueChoicesProps extends VenueChoice {
  readonly heading: ReactNode;
  /** A text about what choosing a venue does. */
  readonly lead: ReactNode;
}

/** A group's venues below a heading. The caller decides what happens when one is chosen. */
export function VenueChoices({ heading, lead, ...choice }: VenueChoicesProps) {
  const { t } = useLingui();
  const venues = useAtomValue(offeredVenuesAtom);
  const isGroupEmpty = useAtomValue(isGroupEmptyAtom);
  const headquarters = useAtomValue(headquartersAtom);
  const { isGift, isFullPage } = useAtomValue(settingsAtom);
  const load = useSetAtom(isGift ? loadGiftVenuesAtom : loadVenuesAtom);
  useEffect(() => void load(), [load]);
  const translate = useTranslate();
  if (venues.kind === "loading") return VenuesSkeletonView({ translate, isFullPage, heading, lead });
  // On a host page, the page's own picture of the group is just above.
  const picture = isFullPage ? (headquarters?.profileImage ?? null) : null;
  return (
    <div className="venues">
      {picture !== null && (
        <Photo
          className="venues__head"
          src={picture}
          focus={headquarters?.profileImageFocus ?? null}
          name={headquarters ? storeName(headquarters) : ""}
          widthPx={1_200}
          heightPx={360}
          loading="eager"
        />
      )}
      <VenuesHeadingView heading={heading} lead={lead} />
      {venues.kind !== "ready" && <Failed onRetry={() => void load()} />}
      {venues.kind === "ready" && venues.value.length === 0 && (
        <EmptyState
          icon={<StatePicture of={pictures.closed} />}
          title={isGroupEmpty ? t`No store available in database.` : t`No store available.`}
        />
      )}
      {venues.kind === "ready" && venues.value.length > 0 && <Venues {...choice} />}
    </div>
  );
}
