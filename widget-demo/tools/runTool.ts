import { reasonOf } from "../backend/problem.ts";

interface Result {
  readonly text: string;
  readonly isGood: boolean;
}

interface Help {
  readonly usage: string;
  /** What it does, and where to read on. */
  readonly about: string;
}

/** Runs a command: prints its result, how it is used, or the one reason why it couldn't do its work. */
export async function runTool(
  { usage, about }: Help,
  tool: (args: readonly string[]) => Promise<Result>,
): Promise<void> {
  const args = process.argv.slice(2);
  try {
    const help = { text: `Use it like this: ${usage}\n\n${about}`, isGood: true };
    const { text, isGood } = args.includes("--help") ? help : await tool(args);
    process.stdout.write(`${text}\n`);
    if (!isGood) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}
