import { type I18n, setupI18n } from "@lingui/core";
import { createStore } from "jotai";
import type { ReactNode } from "react";
import type { Deployment } from "../../domain/host/deployment.ts";
import type { HostProblem } from "../../domain/host/hostProblem.ts";
import type { Language } from "../../domain/host/hostSettings.ts";
import { applySettingsAtom, hostProblemsAtom, languageAtom, wantedLanguageAtom } from "../../state/host/host.atoms.ts";
import { storeAddressAtom } from "../../state/store/store.atoms.ts";
import { adoptSheets } from "../../ui/sheets.ts";
import { type DocumentPaths, documentPaths } from "../../wire/documents/paths.ts";
import { hostProblemLine, type RawAttributes } from "../../wire/host/attributes.ts";
import { storedThings } from "../../wire/storage/table.ts";
import { App } from "../App.tsx";
import { SetupProblem } from "../SetupProblem.tsx";
import { createAnnouncer } from "./announce.ts";
import { loadCatalogue } from "./catalogues.ts";
import { loadFirstScreen, openShop } from "./openShop.ts";
import { readConfig } from "./readConfig.ts";
import { type ReadHost, readHost } from "./readHost.ts";

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
}

/** One element's shop, running until it is disposed of. */
export interface Storefront {
  render(): ReactNode;
  update(attributes: RawAttributes): void;
  dispose(): void;
}

interface Ground {
  readonly deployment: Deployment;
  readonly paths: DocumentPaths;
}

async function speak(i18n: I18n, language: Language): Promise<void> {
  i18n.loadAndActivate({ locale: language, messages: await loadCatalogue(language) });
}

function tell(host: HTMLElement, problems: readonly HostProblem[]): void {
  for (const problem of problems) {
    const message = hostProblemLine(problem);
    console.error(`Servery: ${message}`);
    createAnnouncer(host).announce({ kind: "error", category: "host", message });
  }
}

/** Where the shop stands, or what keeps it from starting at all. */
async function findGround(input: StorefrontInput, { settings }: ReadHost): Promise<Ground | HostProblem> {
  const config = await readConfig({
    given: input.config,
    address: input.attributes["config"] ?? null,
    baked: input.baked,
    base: input.base,
  });
  if (!config.ok) return { kind: "wrong-configuration", problems: config.problems };
  const { deployment } = config;
  const answer = documentPaths({ isBranded: deployment.isBranded, hqId: settings.hqId });
  return answer.ok ? { deployment, paths: answer.paths } : answer.problem;
}

async function explain(read: ReadHost, problems: readonly HostProblem[], marketingUrl: string | null, dispose: () => void) {
  const i18n = setupI18n();
  await speak(i18n, read.settings.language ?? read.device.read(storedThings.language) ?? "en");
  const render = () => <SetupProblem i18n={i18n} problems={problems} marketingUrl={marketingUrl} />;
  return { render, update: () => {}, dispose };
}

export async function createStorefront(input: StorefrontInput): Promise<Storefront> {
  const undress = adoptSheets(input.root);
  const read = readHost(input.attributes);
  const { settings, problems } = read;
  tell(input.host, problems);
  const ground = await findGround(input, read);
  if ("kind" in ground) {
    tell(input.host, [ground]);
    return explain(read, [...problems, ground], null, undress);
  }
  const { marketingUrl } = ground.deployment;
  if (!settings.isFullPage && settings.store === null && settings.hqId === null) {
    return explain(read, problems, marketingUrl, undress);
  }
  const store = createStore();
  store.set(hostProblemsAtom, problems);
  const shut = openShop({ ...input, ...ground, store, read });
  const dispose = () => {
    shut();
    undress();
  };
  if (settings.hqId === null && store.get(storeAddressAtom) === null) {
    // R43: a full page that names nobody is the provider's.
    if (marketingUrl !== null && !ground.deployment.isBranded) location.replace(marketingUrl);
    return explain(read, [...problems, { kind: "nothing-named" }], marketingUrl, dispose);
  }
  return run(input.host, store, dispose);
}

/** Loads words and the first screen together; from then on the language follows what is wanted. */
async function run(host: HTMLElement, store: ReturnType<typeof createStore>, dispose: () => void): Promise<Storefront> {
  const i18n = setupI18n();
  const follow = async () => {
    const wanted = store.get(wantedLanguageAtom);
    await speak(i18n, wanted);
    store.set(languageAtom, wanted);
  };
  await Promise.all([follow(), loadFirstScreen(store)]);
  const stopFollowing = store.sub(wantedLanguageAtom, () => void follow());
  return {
    render: () => <App store={store} i18n={i18n} />,
    update(attributes) {
      const { settings, problems } = readHost(attributes);
      tell(host, problems);
      store.set(hostProblemsAtom, problems);
      store.set(applySettingsAtom, settings);
    },
    dispose() {
      stopFollowing();
      dispose();
    },
  };
}
