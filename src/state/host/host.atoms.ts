import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import type { ModeChoice } from "../../domain/fulfilment/modeChoice.ts";
import type { HostSettings, Language, PageProblem } from "../../domain/host/hostSettings.ts";
import { layoutAt } from "../../domain/host/layout.ts";
import { noOpening } from "../../domain/host/opening.ts";
import { isSameData } from "../../domain/isSameData.ts";
import { noVisit } from "../../domain/visit/visit.ts";
import { servicesAtom } from "../services.atoms.ts";

const unset: HostSettings = {
  store: null,
  hqId: null,
  isGift: false,
  isSelectMode: false,
  isFullPage: false,
  basePath: "",
  isMobileForced: false,
  language: null,
  isDigitalDisplay: false,
  isSharedDevice: false,
  headingLevel: 1,
  isTitleKept: false,
  visit: noVisit,
  opening: noOpening,
};

/** What the host page asks for. */
export const hostSettingsAtom = atom<HostSettings>(unset);

/** The store and the group that the host page names: the same object while it names the same. */
export const hostStoreAtom = selectAtom(hostSettingsAtom, ({ store, hqId }) => ({ store, hqId }), isSameData);

/** R75: while a venue is chosen for an order, its group takes the place of the host page's store. */
export const choosingGroupAtom = atom<number | null>(null);

/** R77: a board shows the menu even on a page for gift cards. */
export const isBoardShownAtom = atom(false);

/** What the host page asks for, with what takes its place on the current screen. */
export const settingsAtom = atom((get): HostSettings => {
  const host = get(hostSettingsAtom);
  const hqId = get(choosingGroupAtom);
  const isGift = host.isGift && !get(isBoardShownAtom);
  return hqId === null ? { ...host, isGift } : { ...host, isGift, store: null, hqId };
});

/** Whether the host page has been told that the shop is ready (R83). */
export const isReadyAtom = atom(false);

/** The element's own width, as last measured by its observer. */
export const widthAtom = atom(0);

export const layoutAtom = atom((get) => layoutAt(get(widthAtom), get(settingsAtom).isMobileForced));

/** The diner's choice in the language menu since the host page last set a language. */
const pickedLanguageAtom = atom<Language | null>(null);

/** The language of the screens. Its catalogue is loaded before it is set. */
export const languageAtom = atom<Language>("en");

/** Whether the texts that come after the first view are loaded. The first screen that needs them loads them. */
export const areOrderWordsLoadedAtom = atom(false);

/** The wanted language: the diner's choice, else the host page's, else the one stored on the device. */
export const wantedLanguageAtom = atom((get): Language => {
  return get(pickedLanguageAtom) ?? get(settingsAtom).language ?? get(servicesAtom).memory.get("language") ?? "en";
});

export const pickLanguageAtom = atom(null, (get, set, language: Language) => {
  get(servicesAtom).memory.save("language", language);
  set(pickedLanguageAtom, language);
});

/** Call it when an attribute on the host page changes. A newly set language wins over the diner's last choice. */
export const applySettingsAtom = atom(null, (get, set, settings: HostSettings) => {
  if (settings.language !== get(hostSettingsAtom).language) set(pickedLanguageAtom, null);
  set(hostSettingsAtom, settings);
});

/** Whether the shop begins near the top of its page, as measured when it started. */
export const startsPageAtom = atom(false);

/** The ways to receive an order that the first screen has drawn. Null if it has drawn none. */
export const drawnChoiceAtom = atom<ModeChoice | null>(null);

/** Whether the first screen had one place for that choice and the sentence that no orders are taken (R112). */
export const drawnRoomAtom = atom(false);

export interface GivenCardFields {
  /** What the page sets as `element.cardFields`; null if it sets none. */
  readonly value: unknown;
  /** R104: the address of the deployment's frame. */
  readonly frame: string | null;
}

/** Where a new card is typed, if not in the shop's own form (R105). Another object starts the fields anew. */
export const givenCardFieldsAtom = atom<GivenCardFields>({ value: null, frame: null });

export const hasCardFieldsAtom = atom((get) => {
  const { value, frame } = get(givenCardFieldsAtom);
  return value !== null || frame !== null;
});

/** What the host page's developer should fix, though the shop works without it. */
export const pageProblemsAtom = atom<readonly PageProblem[]>([]);
