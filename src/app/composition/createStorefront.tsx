import { setupI18n } from "@lingui/core";
import { createStore } from "jotai";
import type { Deployment } from "../../domain/host/deployment.ts";
import type { HostProblem } from "../../domain/host/hostSettings.ts";
import type { Device } from "../../services/adapters/device/deviceMemory.ts";
import {
  areOrderWordsLoadedAtom,
  drawnChoiceAtom,
  drawnRoomAtom,
  givenCardFieldsAtom,
  pageProblemsAtom,
  startsPageAtom,
  wantedLanguageAtom,
} from "../../state/host/host.atoms.ts";
import { isWelcomedAtom } from "../../state/screen/shownRoute.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { changeSettingsAtom, leaveErrorAtom } from "../../state/store/store.actions.ts";
import { adoptSheets } from "../../ui/sheets.ts";
import { startsPage } from "../../ui/startsPage.ts";
import { type DocumentPaths, documentPaths } from "../../wire/documents/paths.ts";
import { addressProblems } from "../../wire/host/addressProblems.ts";
import type { DrawnScreens } from "../../wire/host/drawnScreen.ts";
import type { RawAttributes } from "../../wire/host/parseHost.ts";
import { orderKeys } from "../../wire/storage/table.ts";
import { App } from "../App.tsx";
import { fetchDialog } from "../overlays.tsx";
import type { Explained } from "./explainProblems.tsx";
import { type FirstWords, firstRoute, loadFirstScreen, menuIsThere, watchLanguage } from "./firstView.ts";
import { loadRunShop, namesNothing, openShop, watchNaming } from "./openShop.ts";
import { readConfig } from "./readConfig.ts";
import { type ReadHost, readHost, scopeFor } from "./readHost.ts";
import { createStopScope, type ShopScope, type StopScope, type Storefront } from "./shopScope.ts";

export interface StorefrontInput {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly attributes: RawAttributes;
  /** `element.config`; null if the page sets none. */
  readonly config: unknown;
  /** `element.cardFields`. */
  readonly cardFields: unknown;
  /** The configuration baked into the build, and the script's URL. */
  readonly baked: unknown;
  readonly base: string;
  /** Requests that the entry script has already sent, by URL. */
  readonly started: Map<string, Promise<Response>>;
  readonly words: FirstWords;
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
function report(host: HTMLElement, problems: readonly HostProblem[]): void {
  if (problems.length === 0) return;
  import("./reports/reportProblems.ts").then(({ reportProblems }) => reportProblems(host, problems), console.error);
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

/** Where to go from a page that names no store: the provider's site (R43). Null if there is none. */
function leaveFor({ marketingUrl, isBranded }: Deployment): (() => void) | null {
  return marketingUrl === null || isBranded ? null : () => location.replace(marketingUrl);
}

async function explain(explained: Explained): Promise<Storefront> {
  const { explainProblems } = await import("./explainProblems.tsx");
  return explainProblems(explained);
}

/** The shop, or an explanation why there is none. If this fails, nothing is left in the page. */
export async function createStorefront(input: StorefrontInput): Promise<Storefront> {
  const scope = createStopScope();
  scope.add(adoptSheets(input.root));
  try {
    return await begin(input, scope);
  } catch (cause) {
    scope.close();
    throw cause;
  }
}

async function begin(input: StorefrontInput, scope: StopScope): Promise<Storefront> {
  const read = readHost(input.attributes);
  const { settings, problems } = read;
  const unclear = { ...read, attributes: input.attributes, marketingUrl: null, onRetry: null, dispose: scope.close };
  report(input.host, [...problems, ...addressProblems(input.attributes, new URLSearchParams(location.search))]);
  // A cart or an order from an earlier visit is part of the first view, so its code is loaded now.
  const stored = Object.values(orderKeys).some(read.device.has) ? loadRunShop().catch(() => null) : null;
  const resolved = await resolveDeployment(input, read);
  if ("kind" in resolved) {
    report(input.host, [resolved]);
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
  store.set(givenCardFieldsAtom, { value: input.cardFields, frame: resolved.deployment.cardFrame });
  // The first screen has measured it already, and nothing may move when the app takes over.
  const drawn = input.screens.get(input.host);
  store.set(startsPageAtom, drawn?.startsPage ?? startsPage(input.host));
  store.set(drawnChoiceAtom, drawn?.choice ?? null);
  store.set(drawnRoomAtom, drawn?.hasRoom ?? false);
  // R76: whoever sees the menu stays there.
  store.set(isWelcomedAtom, drawn?.shop?.store.view.homePage === true && !drawn.isHome);
  openShop({ ...input, ...resolved, store, scope, read, runShop: await stored });
  const leave = leaveFor(resolved.deployment);
  if (namesNothing(store)) {
    if (leave) leave();
    else report(input.host, [{ kind: "nothing-named" }]);
    return explain({ ...unclear, marketingUrl });
  }
  watchNaming({ store, scope }, leave);
  return run(input, { store, scope }, read.device);
}

function gone(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve());
  });
}

/**
 * Loads the texts and the first screen together, and a dish's dialog after them: the network has nothing else to do
 * then.
 */
async function run(input: StorefrontInput, shop: ShopScope, device: Device): Promise<Storefront> {
  const { store, scope } = shop;
  const i18n = setupI18n();
  const drawn = input.screens.get(input.host) ?? null;
  const first = firstRoute(store, drawn);
  store.set(areOrderWordsLoadedAtom, !first.hasFirstWords);
  const awaited: Promise<unknown>[] = [
    watchLanguage(shop, i18n, input.words),
    loadFirstScreen(store, first, loadRunShop),
  ];
  if (drawn?.isHome || (first.hasFirstWords && drawn)) awaited.push(menuIsThere(store));
  fetchDialog(store.get(wantedLanguageAtom), first.hasFirstWords);
  await Promise.race([Promise.all(awaited), gone(input.signal)]);
  return {
    render: (onShown) => <App {...{ store, i18n, device, onShown }} drawn={input.screens.get(input.host) ?? null} />,
    update: (attributes) => update(input, store, attributes),
    setCardFields: (value) => store.set(givenCardFieldsAtom, { ...store.get(givenCardFieldsAtom), value }),
    call: async (method, request) => {
      const { callMethod } = await import("./methods/callMethod.ts");
      return callMethod({ store, scope, host: input.host, root: input.root }, method, request);
    },
    log: async () => (await import("./residents/saveLog.ts")).publicLog(store),
    dispose: scope.close,
  };
}

function update(input: StorefrontInput, store: JotaiStore, attributes: RawAttributes): boolean {
  if (scopeFor(attributes) !== scopeFor(input.attributes)) {
    // Otherwise a full page's URL would keep the error screen of this shop.
    store.set(leaveErrorAtom);
    // The cart, coupon and language of another scope are stored separately on the device.
    return false;
  }
  const { settings, problems } = readHost(attributes);
  const reported = store.get(pageProblemsAtom).map((problem) => JSON.stringify(problem));
  report(
    input.host,
    problems.filter((problem) => !reported.includes(JSON.stringify(problem))),
  );
  store.set(pageProblemsAtom, problems);
  store.set(changeSettingsAtom, settings);
  return true;
}
