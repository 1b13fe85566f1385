import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { createStore } from "jotai";
import type { Deployment } from "../../domain/host/deployment.ts";
import type { HostProblem, Language } from "../../domain/host/hostSettings.ts";
import type { Device } from "../../services/adapters/device/deviceMemory.ts";
import {
  areOrderWordsLoadedAtom,
  languageAtom,
  pageProblemsAtom,
  pickLanguageAtom,
  wantedLanguageAtom,
} from "../../state/host/host.atoms.ts";
import { logAtom } from "../../state/log/log.atoms.ts";
import { servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { changeSettingsAtom, leaveErrorAtom } from "../../state/store/store.actions.ts";
import { adoptSheets } from "../../ui/sheets.ts";
import { type DocumentPaths, documentPaths } from "../../wire/documents/paths.ts";
import type { DrawnScreens } from "../../wire/host/drawnScreen.ts";
import type { RawAttributes } from "../../wire/host/parseHost.ts";
import { orderKeys } from "../../wire/storage/table.ts";
import { App } from "../App.tsx";
import { fetchDialog } from "../overlays.tsx";
import type { ScreenRoute } from "../routes.ts";
import { loadCatalogue, loadOrderCatalogue } from "./catalogues.ts";
import type { Explained } from "./explainProblems.tsx";
import { followNaming, namesNothing } from "./followNaming.ts";
import { firstRoute, loadRunShop, loadScreen, openShop } from "./openShop.ts";
import { readConfig } from "./readConfig.ts";
import { type ReadHost, readHost, scopeFor } from "./readHost.ts";
import type { Storefront } from "./storefront.ts";

export interface StorefrontInput {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly attributes: RawAttributes;
  /** `element.config`; null if the page sets none. */
  readonly config: unknown;
  /** The configuration baked into the build, and the script's URL. */
  readonly baked: unknown;
  readonly base: string;
  /** Requests that the entry script has already sent, by URL. */
  readonly started: Map<string, Promise<Response>>;
  /** The first texts, which the entry script has already requested: an import() here would load them a second time. */
  readonly words: ReadonlyMap<Language, Promise<Messages>>;
  /** First screens drawn before the app was loaded. Each is replaced in the frame in which the app draws its own. */
  readonly screens: DrawnScreens;
  /** Aborted when the element is removed or starts again, so that nothing waits for this shop any longer. */
  readonly signal: AbortSignal;
  /** Starts again with a new storefront. */
  readonly restart: () => void;
}

interface ResolvedDeployment {
  readonly deployment: Deployment;
  readonly paths: DocumentPaths;
}

/** Reports problems of the host page. If there are none, the code that reports them isn't loaded. */
function tell(host: HTMLElement, problems: readonly HostProblem[]): void {
  if (problems.length === 0) return;
  import("./reportProblems.ts").then(({ reportProblems }) => reportProblems(host, problems), console.error);
}

/** The deployment of the shop, or the problem that keeps the shop from starting. */
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

/** Disposes of a shop that can't be shown, and rethrows the error. */
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
  const removeSheets = adoptSheets(input.root);
  return begin(input, removeSheets).catch(endWith(removeSheets));
}

async function begin(input: StorefrontInput, removeSheets: () => void): Promise<Storefront> {
  const read = readHost(input.attributes);
  const { settings, problems } = read;
  const unclear = { ...read, attributes: input.attributes, marketingUrl: null, onRetry: null, dispose: removeSheets };
  tell(input.host, problems);
  // A cart or an order from an earlier visit is part of the first view, so its code is loaded now.
  const kept = Object.values(orderKeys).some(read.device.holds) ? loadRunShop().catch(() => null) : null;
  const resolved = await resolveDeployment(input, read);
  if ("kind" in resolved) {
    tell(input.host, [resolved]);
    // A retry can only help if the configuration comes over the network.
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
  const isLed = marketingUrl !== null && !resolved.deployment.isBranded;
  const leave = isLed ? () => location.replace(marketingUrl) : null;
  if (namesNothing(store)) {
    if (leave) leave();
    else tell(input.host, [{ kind: "nothing-named" }]);
    return explain({ ...unclear, marketingUrl, dispose });
  }
  const stopNaming = followNaming(store, leave);
  return run(input, store, read.device, () => {
    stopNaming();
    dispose();
  });
}

/** Keeps the texts in the wanted language until stopped. `began` resolves when the first texts are loaded. */
function followLanguage(
  store: JotaiStore,
  i18n: I18n,
  words: StorefrontInput["words"],
): { readonly began: Promise<void>; readonly stop: () => void } {
  const follow = async (): Promise<void> => {
    const wanted = store.get(wantedLanguageAtom);
    const isOrdering = store.get(areOrderWordsLoadedAtom);
    // All texts change at once: texts that arrived later would be missing from the screen until then.
    const [messages, orderMessages] = await Promise.all([
      words.get(wanted)?.catch(() => loadCatalogue(wanted)) ?? loadCatalogue(wanted),
      isOrdering ? loadOrderCatalogue(wanted) : null,
    ]);
    // Another language may have been picked in the meantime.
    if (wanted !== store.get(wantedLanguageAtom)) return;
    if (isOrdering !== store.get(areOrderWordsLoadedAtom)) return follow();
    i18n.loadAndActivate({ locale: wanted, messages: { ...messages, ...orderMessages } });
    store.set(languageAtom, wanted);
  };
  const stay = (wanted: Language, cause: unknown) => {
    const description = "The language could not be loaded";
    store.set(logAtom, { type: "Error", category: "screen", description, cause });
    // Otherwise picking the same language again would change nothing, and wouldn't load it again.
    if (wanted === store.get(wantedLanguageAtom)) store.set(pickLanguageAtom, store.get(languageAtom));
  };
  const stop = store.sub(wantedLanguageAtom, () => {
    const wanted = store.get(wantedLanguageAtom);
    follow().catch((cause: unknown) => stay(wanted, cause));
  });
  return { stop, began: follow() };
}

/** A shop without its screen is drawn after this time: it says what it waits for. */
const patienceMs = 3_000;

function soon(work: Promise<unknown>): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patienceMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Loads what every screen except the menu needs in addition. */
async function partsOf({ hasFirstWords }: ScreenRoute): Promise<void> {
  if (!hasFirstWords) await loadRunShop().catch(() => {});
}

function gone(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve());
  });
}

/** Resolves when the menu is loaded, so that a first screen isn't replaced by a loading placeholder. */
function menuIsThere(store: JotaiStore): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (store.get(servedMenuAtom).kind !== "loading") resolve();
  };
  const stop = store.sub(servedMenuAtom, look);
  look();
  return promise.finally(stop);
}

/**
 * Loads the texts and the first screen together, and a dish's dialog after them: the network has nothing else to do
 * then.
 */
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
  const began: Promise<unknown>[] = [language.began, soon(Promise.all([loadScreen(first), partsOf(first)]))];
  if (input.screens.has(input.host)) began.push(menuIsThere(store));
  fetchDialog(store.get(wantedLanguageAtom), first.hasFirstWords);
  await Promise.race([Promise.all(began), gone(input.signal)]).catch(endWith(stop));
  return {
    render: () => <App store={store} i18n={i18n} device={device} />,
    update(attributes) {
      if (scopeFor(attributes) !== scopeFor(input.attributes)) {
        // Otherwise a full page's URL would keep the error screen of this shop.
        store.set(leaveErrorAtom);
        // The cart, coupon and language of another scope are stored separately on the device.
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
    log: async () => (await import("./followLog.ts")).publicLog(store),
    dispose: stop,
  };
}
