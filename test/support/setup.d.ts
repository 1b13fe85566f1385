declare module "*/.ci/setup.mjs" {
  /** The first Chromium of this machine, if there is one. */
  export function findBrowser(): string | undefined;
}
