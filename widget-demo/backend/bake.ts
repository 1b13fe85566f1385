import type { JsonFields } from "./documents/types.ts";
import { escapeHtml } from "./ordinaryStores.ts";

const placeholder = "__SERVERY_CONFIG__";

/** Writes the deployment's configuration (R3) into the build's placeholder. */
export function bakeConfiguration(script: string, configuration: unknown): string {
  return fill(script, `(${JSON.stringify(configuration)})`);
}

/** Writes what the card's frame needs of it into its page (R104). */
export function bakeCardPage(page: string, { apiUrl, apiKey, forceSandboxPayment }: JsonFields): string {
  return fill(page, escapeHtml(JSON.stringify({ apiUrl, apiKey, forceSandboxPayment })));
}

function fill(text: string, configuration: string): string {
  const places = text.split(placeholder).length - 1;
  if (places !== 1) throw new Error(`the build has ${places} places for the configuration (${placeholder}), not one`);
  return text.replace(placeholder, () => configuration);
}
