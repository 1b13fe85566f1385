declare module "*/.ci/setup.mjs" {
  /** The first Chromium of this machine, if there is one. */
  export function findBrowser(): string | undefined;
  /** One that keeps pages for Back: the one without windows doesn't. */
  export function findWholeBrowser(): string | undefined;
  /** The first Firefox of this machine, if there is one. */
  export function findFirefox(): string | undefined;
  /** WebKitGTK's driver and its browser, and a screen for them to draw on; undefined where one is missing. */
  export function findWebKit(): { readonly driver: string; readonly miniBrowser: string } | undefined;
}

declare module "*/.ci/runStep.mjs" {
  export interface StepEnd {
    readonly outcome: "passed" | "failed" | "timed out";
    readonly output: string;
  }
  /** Runs one command of the gate, and ends with it whatever it began. */
  export function runStep(
    command: readonly string[],
    options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly limitMs: number },
  ): Promise<StepEnd>;
}
