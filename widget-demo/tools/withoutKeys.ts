import type { Deployment } from "../../src/domain/host/deployment.ts";

/** A text in which no key of the configuration stands, as it may be pasted into a ticket. */
export function withoutKeys(text: string, deployment: Deployment | null): string {
  const keys = deployment ? [deployment.apiKey, deployment.firebase.apiKey, deployment.mapsKey] : [];
  // A shorter one is no key, and may be a part of any word.
  return keys.filter((key) => key.length > 5).reduce((safe, key) => safe.replaceAll(key, "(key)"), text);
}
