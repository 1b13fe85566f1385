import type { ParsedConfig } from "../../wire/host/config.ts";
import { type CheckedConfig, deploymentOf } from "../../wire/host/deploymentOf.ts";
import { trustedUrl } from "../../wire/trustedUrl.ts";

interface ConfigSources {
  /** `element.config`. */
  readonly given: unknown;
  /** The `config` attribute: the URL of the JSON. */
  readonly url: string | null;
  /** The configuration baked into the build, and the script's URL. */
  readonly baked: unknown;
  readonly base: string;
}

const loadParser = () => Promise.all([import("../../wire/host/config.ts"), import("../../wire/host/configRemarks.ts")]);

/** Parses a configuration that no build has checked. */
async function parseForeign(input: unknown, base: string): Promise<ParsedConfig> {
  const [{ parseConfig }, { configRemarks }] = await loadParser();
  // For the author of the configuration. The shop starts anyway.
  for (const remark of configRemarks(input)) console.warn(`Servery: the configuration: ${remark}.`);
  return parseConfig(input, base);
}

async function fetchConfig(url: string): Promise<ParsedConfig> {
  // Loaded in parallel with the configuration.
  loadParser().catch(() => {});
  try {
    const { href: whole, origin } = new URL(url, document.baseURI);
    // A page over plain HTTP may have its own configuration, but no page may have one of a stranger on the way.
    if (origin !== location.origin && trustedUrl(whole, whole) === null) {
      return { ok: false, problems: [`${url}: expected an https address`] };
    }
    const answer = await fetch(whole);
    if (!answer.ok) return { ok: false, problems: [`${url} answers ${answer.status}`] };
    return await parseForeign(await answer.json(), whole);
  } catch (cause) {
    return { ok: false, problems: [`${url}: ${cause instanceof Error ? cause.message : String(cause)}`] };
  }
}

/** R3: the element's own configuration wins over the `config` attribute, and the attribute over the build. */
export async function readConfig({ given, url, baked, base }: ConfigSources): Promise<ParsedConfig> {
  if (given !== null) return parseForeign(given, document.baseURI);
  if (url) return fetchConfig(url);
  if (baked !== undefined) return { ok: true, deployment: deploymentOf(baked as CheckedConfig, base) };
  return { ok: false, problems: ["no configuration: neither baked into the build, nor in the config attribute"] };
}
