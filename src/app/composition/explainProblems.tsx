import { type I18n, setupI18n } from "@lingui/core";
import type { Language } from "../../domain/host/hostSettings.ts";
import type { RawAttributes } from "../../wire/host/parseHost.ts";
import { storageRows } from "../../wire/storage/table.ts";
import { SetupProblem } from "../SetupProblem.tsx";
import { loadCatalogue, loadOrderCatalogue } from "./catalogues.ts";
import type { ReadHost } from "./readHost.ts";
import type { Storefront } from "./shopScope.ts";

export interface Explained extends Omit<ReadHost, "problems"> {
  readonly attributes: RawAttributes;
  readonly marketingUrl: string | null;
  /** Null if a retry would find the same problem. */
  readonly onRetry: (() => void) | null;
  readonly dispose: () => void;
}

async function speak(i18n: I18n, language: Language): Promise<void> {
  const [first, later] = await Promise.all([loadCatalogue(language), loadOrderCatalogue(language)]);
  i18n.loadAndActivate({ locale: language, messages: { ...first, ...later } });
}

/** Shows the problem until an attribute changes, because that may fix it. */
export async function explainProblems({
  attributes,
  settings,
  device,
  marketingUrl,
  onRetry,
  dispose,
}: Explained): Promise<Storefront> {
  const i18n = setupI18n();
  const language = settings.language ?? device.read(storageRows.language) ?? "en";
  await speak(i18n, language);
  const shown = { i18n, marketingUrl, onRetry, device };
  return {
    render: (onShown) => <SetupProblem {...shown} onShown={onShown} />,
    update: (now) => JSON.stringify(now) === JSON.stringify(attributes),
    setCardFields() {},
    call: async () => {
      throw new Error("The shop can't start: the console says why.");
    },
    log: async () => [],
    dispose,
  };
}
