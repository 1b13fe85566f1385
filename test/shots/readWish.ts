import { parseArgs } from "node:util";
import { type Language, sizes, type Wish } from "./plan.ts";

interface Asked extends Wish {
  /** The folder to compare with, instead of the previous run. */
  readonly against?: string | undefined;
}

function oneOf<T extends string>(option: string, value: string | undefined, known: readonly T[]): T | undefined {
  if (value === undefined || known.some((each) => each === value)) return value as T | undefined;
  throw new Error(`--${option} is one of ${known.join(", ")}, not ${value}.`);
}

/** Reads `--tenant dark --width 360 --language zh-CN --only checkout`. */
export function readWish(args: readonly string[], tenants: readonly string[], languages: readonly Language[]): Asked {
  const text = { type: "string" } as const;
  const options = { tenant: text, width: text, language: text, only: text, against: text };
  const { tenant, width, language, only, against } = parseArgs({ args: [...args], options }).values;
  const widths = sizes.map(({ widthPx }) => `${widthPx}`);
  return {
    tenant: oneOf("tenant", tenant, tenants),
    width: oneOf("width", width, widths) === undefined ? undefined : Number(width),
    language: oneOf("language", language, languages),
    only,
    against,
  };
}
