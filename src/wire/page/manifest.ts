import type { Store } from "../../domain/store/store.ts";
import { storeName } from "../../domain/store/storeName.ts";

interface ManifestInput {
  readonly store: Store;
  /** The URL of the store's menu. */
  readonly url: string;
  /** The path that contains all the page's screens. */
  readonly scope: string;
  readonly language: string;
}

/** A hex colour that the store has entered. Browsers report any other value as an error. */
export function hexColour(text: string | undefined): string | undefined {
  return text !== undefined && /^#([\da-f]{3}|[\da-f]{6})$/i.test(text.trim()) ? text.trim() : undefined;
}

/** Below an icon there is room for about twelve letters. */
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
    // Shows Back and reload buttons, because a payment page leads out of the shop.
    display: "minimal-ui",
    theme_color: hexColour(titleBar),
    background_color: hexColour(menuBackground),
    icons: store.logo ? [{ src: store.logo, sizes: "any" }] : [],
  };
}
