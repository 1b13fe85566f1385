/** A problem that the person at the terminal can fix. It is shown as plain lines, without a stack trace. */
export class StartProblem extends Error {
  override readonly name = "StartProblem";
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
