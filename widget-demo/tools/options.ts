import { parseArgs } from "node:util";
import { reasonOf, StartProblem } from "../backend/problem.ts";

type Flags = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>["options"]>;

/** A command's options, and so many arguments without a name. */
export function readOptions<const F extends Flags>(args: readonly string[], options: F, usage: string, unnamed = 0) {
  const given = parsed(args, options, usage);
  if (given.positionals.length !== unnamed) throw misuse(usage);
  return given;
}

function parsed<const F extends Flags>(args: readonly string[], options: F, usage: string) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw misuse(usage, `${reasonOf(error).split(/[.\n]/)[0]}.`);
  }
}

/** The problem that a command wasn't called as it is used. */
export function misuse(usage: string, why = ""): StartProblem {
  return new StartProblem(`${why}\nUse it like this: ${usage}`.trim());
}
