export interface StepEnd {
  readonly outcome: "passed" | "failed" | "timed out";
  readonly output: string;
}
/** Runs one command of the gate, and ends every process that the command started. */
export function runStep(
  command: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly limitMs: number },
): Promise<StepEnd>;
