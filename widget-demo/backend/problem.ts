/** A problem that the person at the terminal can fix. It is shown as plain lines, without a stack trace. */
export class StartProblem extends Error {
  override readonly name = "StartProblem";
}

/** The problem that a command wasn't called as it is used. */
export class Misuse extends Error {
  override readonly name = "Misuse";
}

/** 2 where a command was called wrongly, so that a script can tell that from what the command found. */
export function exitCodeOf(error: unknown): 1 | 2 {
  return error instanceof Misuse ? 2 : 1;
}

/** Options with what each means, one a line. */
export function helpLines(options: readonly (readonly [name: string, meaning: string])[]): string {
  const width = Math.max(...options.map(([name]) => name.length));
  return options.map(([name, meaning]) => `  ${name.padEnd(width)}  ${meaning}`).join("\n");
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
