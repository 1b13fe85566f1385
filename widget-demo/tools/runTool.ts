import { reasonOf } from "../backend/problem.ts";

interface Result {
  readonly text: string;
  readonly isGood: boolean;
}

/** Runs a command: prints its result, or the one reason why it couldn't do its work. */
export async function runTool(tool: (args: readonly string[]) => Promise<Result>): Promise<void> {
  try {
    const { text, isGood } = await tool(process.argv.slice(2));
    process.stdout.write(`${text}\n`);
    if (!isGood) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}
