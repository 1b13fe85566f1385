import type { Store } from "../../domain/store/store.ts";
import { storeName } from "../../domain/store/storeName.ts";

interface ManifestInput {
  readonly store: Store;
  /** Where the store's menu is. */
  readonly url: string;
  /** All that belongs to the page. */
  readonly scope: string;
  readonly language: string;
}

/** A colour as a store types it; anything else a browser would complain of. */
export function hexColour(text: string | undefined): string | undefined {
  return text !== undefined && /^#([\da-f]{3}|[\da-f]{6})$/i.test(text.trim()) ? text.trim() : undefined;
}

/** Under an icon there is room for a dozen letters. */
function shortName({ name, title }: Store): string | undefined {
  return title !== "" && title.length < name.length ? title : undefined;
}

/** A web app manifest: the shop on a phone's home screen. */
export function encodeManifest({ store, url, scope, language }: ManifestInput): Readonly<Record<string, unknown>> {
  const { titleBar, menuBackground } = store.colours.mobile;
  return {
    id: url,
    name: storeName(store),
    short_name: shortName(store),
    lang: language,
    start_url: url,
    scope,
    // With Back and reload: a payment's page leads out of the shop.
    display: "minimal-ui",
    theme_color: hexColour(titleBar),
    background_color: hexColour(menuBackground),
    icons: store.logo ? [{ src: store.logo, sizes: "any" }] : [],
  };
}
