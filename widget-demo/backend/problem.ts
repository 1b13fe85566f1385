/** Something the person at the terminal can mend: shown as plain lines, never with a stack. */
export class StartProblem extends Error {
  override readonly name = "StartProblem";
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
