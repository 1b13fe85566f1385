import { atom } from "jotai";
import type { PageProblem } from "../../domain/host/hostProblem.ts";
import type { HostSettings, Language } from "../../domain/host/hostSettings.ts";
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
  headingLevel: 1,
  visit: noVisit,
};

export const settingsAtom = atom<HostSettings>(unset);

/** Whether the page has been told that the shop is there (R83). */
export const isReadyAtom = atom(false);

/** The element's own width, as its observer last saw it. */
export const widthAtom = atom(0);

const desktopFromPx = 992;

export type Layout = "mobile" | "desktop";

/** R5: forced, or by the element's own width. */
export const layoutAtom = atom((get): Layout => {
  if (get(settingsAtom).isMobileForced) return "mobile";
  return get(widthAtom) < desktopFromPx ? "mobile" : "desktop";
});

/** What the diner picked in the language menu since the host last named a language. */
const pickedLanguageAtom = atom<Language | null>(null);

/** The language that the screens are in; its catalogue is loaded before it is set. */
export const languageAtom = atom<Language>("en");

/** Whether the words that come after the first view are among the spoken ones: from the first screen on that needs them. */
export const areOrderWordsLoadedAtom = atom(false);

/** The language that is wanted: picked, else the host's, else what the device remembers. */
export const wantedLanguageAtom = atom((get): Language => {
  return get(pickedLanguageAtom) ?? get(settingsAtom).language ?? get(servicesAtom).memory.language() ?? "en";
});

export const pickLanguageAtom = atom(null, (get, set, language: Language) => {
  get(servicesAtom).memory.keepLanguage(language);
  set(pickedLanguageAtom, language);
});

/** A change of an attribute on the host page. A language that is newly named there wins over the diner's last pick. */
export const applySettingsAtom = atom(null, (get, set, settings: HostSettings) => {
  if (settings.language !== get(settingsAtom).language) set(pickedLanguageAtom, null);
  set(settingsAtom, settings);
});

/** What the host page's developer should mend, though the shop works without it. */
export const pageProblemsAtom = atom<readonly PageProblem[]>([]);
