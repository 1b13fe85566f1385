declare module "*/setup.mjs" {
  /** The first Chromium found on this machine, if any. */
  export function findBrowser(): string | undefined;
  /** A Chromium that has the back-forward cache; the headless shell doesn't. */
  export function findWholeBrowser(): string | undefined;
  /** The first Firefox found on this machine, if any. */
  export function findFirefox(): string | undefined;
  /** WebKitGTK's driver and its browser; undefined if either of them, or the virtual screen for them, is missing. */
  export function findWebKit(): { readonly driver: string; readonly miniBrowser: string } | undefined;
}

declare module "*/runStep.mjs" {
  export interface StepEnd {
    readonly outcome: "passed" | "failed" | "timed out";
    readonly output: string;
  }
  /** Runs one command of the gate, and ends every process that the command started. */
  export function runStep(
    command: readonly string[],
    options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly limitMs: number },
  ): Promise<StepEnd>;
}
