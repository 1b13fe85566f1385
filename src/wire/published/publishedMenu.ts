import type { FirstSnapshot } from "../storage/firstTable.ts";
import { firstScreenKey } from "../storage/scope.ts";

/**
 * A store's menu as a file beside the script: what the first screen is drawn from, with every dish. `npm run prerender`
 * writes it, and `widget-demo/docs/prerendering.md` describes its keys, because other programs read it, too.
 */
export interface PublishedMenu extends FirstSnapshot {
  /** Which form the rest has: `firstScreenKey.version`. */
  readonly version: number;
  /** The time of `savedAt`, in ISO 8601. */
  readonly date: string;
}

/** Null if another release wrote it, whose form isn't known here. */
export function ofThisRelease<T extends Pick<PublishedMenu, "version">>(published: T | null): T | null {
  return published?.version === firstScreenKey.version ? published : null;
}

export function encodePublishedMenu(snapshot: FirstSnapshot): PublishedMenu {
  return { version: firstScreenKey.version, date: new Date(snapshot.savedAt).toISOString(), ...snapshot };
}
