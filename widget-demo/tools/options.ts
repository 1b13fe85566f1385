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

export function storeNumber(flag: string, text: string, usage: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw misuse(usage, `${flag} takes a store's number, not "${text}".`);
  return Number(text);
}

export function webAddress(name: string, text: string, usage: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw misuse(usage, `${name} is an address such as https://…, not "${text}".`);
  return url;
}
