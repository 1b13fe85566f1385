import { exitCodeOf, reasonOf } from "../backend/problem.ts";
import { optionLines } from "./options.ts";

interface Result {
  readonly text: string;
  readonly isGood: boolean;
}

interface Help {
  readonly usage: string;
  readonly options: Parameters<typeof optionLines>[0];
  /** What it does, and where to read on. */
  readonly about: string;
}

const exitCodes =
  "It ends with 1 if it finds something wrong or can't do its work, and with 2 if it isn't used like this.";

/** Runs a command: prints its result, how it is used, or the one reason why it couldn't do its work. */
export async function runTool(
  { usage, options, about }: Help,
  tool: (args: readonly string[]) => Promise<Result>,
): Promise<void> {
  const args = process.argv.slice(2);
  try {
    const help = `Use it like this: ${usage}\n\n${optionLines(options)}\n\n${about}\n${exitCodes}`;
    const { text, isGood } = args.includes("--help") ? { text: help, isGood: true } : await tool(args);
    process.stdout.write(`${text}\n`);
    if (!isGood) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exitCode = exitCodeOf(error);
  }
}
