import { parseArgs } from "node:util";
import { helpLines, Misuse, reasonOf } from "../backend/problem.ts";

interface Option {
  readonly type: "string" | "boolean";
  readonly multiple?: boolean;
  /** What its value is, in a word such as FILE. */
  readonly value?: string;
  readonly isNeeded?: boolean;
  /** What it does, for `--help`. */
  readonly about: string;
}

type Options = Readonly<Record<string, Option>>;

function written(name: string, { value }: Option): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}

/** How a command is used, in a line. */
export function usageOf(command: string, options: Options): string {
  const all = Object.entries(options).map(([name, option]) => {
    const text = option.isNeeded ? written(name, option) : `[${written(name, option)}]`;
    return option.multiple ? `${text}…` : text;
  });
  return [`npm run ${command}`, ...all].join(" ");
}

/** A line for each option. */
export function optionLines(options: Options): string {
  return helpLines(Object.entries(options).map(([name, option]) => [written(name, option), option.about]));
}

/** A command's options, and so many arguments without a name. */
export function readOptions<const O extends Options>(args: readonly string[], options: O, usage: string, unnamed = 0) {
  const given = parsed(args, options, usage);
  if (given.positionals.length !== unnamed) throw misuse(usage);
  return given;
}

function parsed<const O extends Options>(args: readonly string[], options: O, usage: string) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw misuse(usage, `${reasonOf(error).split(/[.\n]/)[0]}.`);
  }
}

/** The problem that a command wasn't called as it is used. */
export function misuse(usage: string, why = ""): Misuse {
  return new Misuse(`${why}\nUse it like this: ${usage}`.trim());
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
