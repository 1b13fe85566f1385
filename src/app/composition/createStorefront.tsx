import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { createStore } from "jotai";
import type { Deployment } from "../../domain/host/deployment.ts";
import type { HostProblem } from "../../domain/host/hostProblem.ts";
import type { Language } from "../../domain/host/hostSettings.ts";
import type { Device } from "../../services/adapters/deviceMemory.ts";
import {
  areOrderWordsLoadedAtom,
  languageAtom,
  pageProblemsAtom,
  pickLanguageAtom,
  settingsAtom,
  wantedLanguageAtom,
} from "../../state/host/host.atoms.ts";
import { logAtom } from "../../state/log/log.atoms.ts";
import { servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { changeSettingsAtom, leaveErrorAtom } from "../../state/store/store.actions.ts";
import { storeReferenceAtom } from "../../state/store/store.atoms.ts";
import { adoptSheets } from "../../ui/sheets.ts";
import { type DocumentPaths, documentPaths } from "../../wire/documents/paths.ts";
import type { DrawnScreens } from "../../wire/host/drawnScreen.ts";
import type { RawAttributes } from "../../wire/host/parseHost.ts";
import { orderPlaces } from "../../wire/storage/table.ts";
import { App } from "../App.tsx";
import { fetchDialog } from "../overlays.tsx";
import type { ScreenRoute } from "../routes.ts";
import { loadCatalogue, loadOrderCatalogue } from "./catalogues.ts";
import type { Explained } from "./explainProblems.tsx";
import { firstRoute, loadRunShop, loadScreen, openShop } from "./openShop.ts";
import { readConfig } from "./readConfig.ts";
import { type ReadHost, readHost, scopeFor } from "./readHost.ts";
import type { Storefront } from "./storefront.ts";

export interface StorefrontInput {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly attributes: RawAttributes;
  /** `element.config`; null where the page sets none. */
  readonly config: unknown;
  /** What the build carries, and the script's address. */
  readonly baked: unknown;
  readonly base: string;
  /** Reads that the entry began, by address. */
  readonly started: Map<string, Promise<Response>>;
  /** The first words that the entry asked for: here already, where an import() would have them come once more. */
  readonly words: ReadonlyMap<Language, Promise<Messages>>;
  /** What was drawn of a shop before the app came: it gives way in the frame in which the app's own is there. */
  readonly screens: DrawnScreens;
  /** The first screen's styles, which the app goes on showing. */
  readonly sheet: CSSStyleSheet;
  /** The element has gone, or begins anew: whoever waits for this shop lets go of it. */
  readonly signal: AbortSignal;
  /** Begins anew, with another storefront. */
  readonly restart: () => void;
}

interface ResolvedDeployment {
  readonly deployment: Deployment;
  readonly paths: DocumentPaths;
}

/** A page without a slip fetches no words for it. */
function tell(host: HTMLElement, problems: readonly HostProblem[]): void {
  if (problems.length === 0) return;
  import("./tellProblems.ts").then(({ tellProblems }) => tellProblems(host, problems), console.error);
}

/** Where the shop stands, or what keeps it from starting at all. */
async function resolveDeployment(
  input: StorefrontInput,
  { settings }: ReadHost,
): Promise<ResolvedDeployment | HostProblem> {
  const config = await readConfig({
    given: input.config,
    url: input.attributes["config"] ?? null,
    baked: input.baked,
    base: input.base,
  });
  if (!config.ok) return { kind: "wrong-configuration", problems: config.problems };
  const { deployment } = config;
  const answer = documentPaths({ isBranded: deployment.isBranded, hqId: settings.hqId });
  return answer.ok ? { deployment, paths: answer.paths } : answer.problem;
}

/** A shop that can't be shown is shut again. */
const endWith =
  (dispose: () => void) =>
  (cause: unknown): never => {
    dispose();
    throw cause;
  };

async function explain(explained: Explained): Promise<Storefront> {
  const { explainProblems } = await import("./explainProblems.tsx").catch(endWith(explained.dispose));
  return explainProblems(explained).catch(endWith(explained.dispose));
}

export function createStorefront(input: StorefrontInput): Promise<Storefront> {
  const removeSheets = adoptSheets(input.root, input.sheet);
  return begin(input, removeSheets).catch(endWith(removeSheets));
}

async function begin(input: StorefrontInput, removeSheets: () => void): Promise<Storefront> {
  const read = readHost(input.attributes);
  const { settings, problems } = read;
  const unclear = { ...read, attributes: input.attributes, marketingUrl: null, onRetry: null, dispose: removeSheets };
  tell(input.host, problems);
  // A cart or an order from an earlier visit is part of the first view.
  const kept = Object.values(orderPlaces).some(read.device.holds) ? loadRunShop().catch(() => null) : null;
  const resolved = await resolveDeployment(input, read);
  if ("kind" in resolved) {
    tell(input.host, [resolved]);
    // Only what comes over the network may be another the next time.
    const onRetry = input.config === null && input.attributes["config"] ? input.restart : null;
    return explain({ ...unclear, onRetry });
  }
  const { marketingUrl } = resolved.deployment;
  if (!settings.isFullPage && settings.store === null && settings.hqId === null) {
    return explain({ ...unclear, marketingUrl });
  }
  const store = createStore();
  store.set(pageProblemsAtom, problems);
  const shut = openShop({ ...input, ...resolved, store, read, runShop: await kept });
  const dispose = () => {
    shut();
    removeSheets();
  };
  if (store.get(settingsAtom).hqId === null && store.get(storeReferenceAtom) === null) {
    // R43: a full page that names nobody is the provider's.
    if (marketingUrl !== null && !resolved.deployment.isBranded) location.replace(marketingUrl);
    else tell(input.host, [{ kind: "nothing-named" }]);
    return explain({ ...unclear, marketingUrl, dispose });
  }
  return run(input, store, read.device, dispose);
}

/** Speaks what is wanted, from now until it is stopped. `began` is when the first words are there. */
function followLanguage(
  store: JotaiStore,
  i18n: I18n,
  words: StorefrontInput["words"],
): { readonly began: Promise<void>; readonly stop: () => void } {
  const follow = async (): Promise<void> => {
    const wanted = store.get(wantedLanguageAtom);
    const isOrdering = store.get(areOrderWordsLoadedAtom);
    // All that is spoken changes at once: words that came later would be missing on the screen until then.
    const [messages, orderMessages] = await Promise.all([
      words.get(wanted)?.catch(() => loadCatalogue(wanted)) ?? loadCatalogue(wanted),
      isOrdering ? loadOrderCatalogue(wanted) : null,
    ]);
    // Another one may have been picked meanwhile.
    if (wanted !== store.get(wantedLanguageAtom)) return;
    if (isOrdering !== store.get(areOrderWordsLoadedAtom)) return follow();
    i18n.loadAndActivate({ locale: wanted, messages: { ...messages, ...orderMessages } });
    store.set(languageAtom, wanted);
  };
  const stay = (wanted: Language, cause: unknown) => {
    const description = "The language could not be loaded";
    store.set(logAtom, { type: "Error", category: "screen", description, cause });
    // Or picking it once more would be no change.
    if (wanted === store.get(wantedLanguageAtom)) store.set(pickLanguageAtom, store.get(languageAtom));
  };
  const stop = store.sub(wantedLanguageAtom, () => {
    const wanted = store.get(wantedLanguageAtom);
    follow().catch((cause: unknown) => stay(wanted, cause));
  });
  return { stop, began: follow() };
}

/** What any other screen than the menu needs besides. */
async function partsOf({ hasFirstWords }: ScreenRoute): Promise<void> {
  if (!hasFirstWords) await loadRunShop().catch(() => {});
}

function gone(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve());
  });
}

/** Nothing that is shown already gives way to the shape of what is coming. */
function menuIsThere(store: JotaiStore): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (store.get(servedMenuAtom).kind !== "loading") resolve();
  };
  const stop = store.sub(servedMenuAtom, look);
  look();
  return promise.finally(stop);
}

/** Loads words and the first screen together, and after them a dish's dialog: all else is here by now, and the network has nothing to do. */
async function run(
  input: StorefrontInput,
  store: JotaiStore,
  device: Device,
  dispose: () => void,
): Promise<Storefront> {
  const i18n = setupI18n();
  const first = firstRoute(store);
  store.set(areOrderWordsLoadedAtom, !first.hasFirstWords);
  const language = followLanguage(store, i18n, input.words);
  const stop = () => {
    language.stop();
    dispose();
  };
  const began = [language.began, loadScreen(first), partsOf(first)];
  if (input.screens.has(input.host)) began.push(menuIsThere(store));
  fetchDialog(store.get(wantedLanguageAtom), first.hasFirstWords);
  await Promise.race([Promise.all(began), gone(input.signal)]).catch(endWith(stop));
  return {
    render: () => <App store={store} i18n={i18n} device={device} />,
    update(attributes) {
      if (scopeFor(attributes) !== scopeFor(input.attributes)) {
        // In a full page's address what was said of this shop would outlive it.
        store.set(leaveErrorAtom);
        // Another one's cart, coupon and language lie elsewhere on the device.
        return false;
      }
      const { settings, problems } = readHost(attributes);
      const told = store.get(pageProblemsAtom).map((problem) => JSON.stringify(problem));
      tell(
        input.host,
        problems.filter((problem) => !told.includes(JSON.stringify(problem))),
      );
      store.set(pageProblemsAtom, problems);
      store.set(changeSettingsAtom, settings);
      return true;
    },
    dispose: stop,
  };
}
