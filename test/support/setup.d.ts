declare module "*/setup.mjs" {
  /** The path of the Node that runs the tools. */
  export function ownNode(): string;
  /** The first Chromium found on this machine, if any. */
  export function findBrowser(): string | undefined;
  /** A Chromium that has the back-forward cache; the headless shell doesn't. */
  export function findWholeBrowser(): string | undefined;
  /** The first Firefox found on this machine, if any. */
  export function findFirefox(): string | undefined;
  /** WebKitGTK's driver and its browser; undefined if either of them, or the virtual screen for them, is missing. */
  export function findWebKit(): { readonly driver: string; readonly miniBrowser: string } | undefined;
}
