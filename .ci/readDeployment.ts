// The configuration that `npm run build` bakes in (R3). It is checked in the same way as by the element, so that
// problems are known before anything is built.
import { readFileSync } from "node:fs";
import { parseConfig } from "../src/wire/host/config.ts";
import { configRemarks } from "../src/wire/host/configRemarks.ts";

export type Deployment =
  | { readonly ok: true; readonly configuration: unknown; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[]; readonly warnings: readonly string[] };

/** A placeholder, because the script's URL isn't known yet. Any https URL is enough to check a relative one. */
const somewhere = "https://shop.example/storefront.js";

const unreadable: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "this is a folder, not a file",
  EACCES: "may not be read",
};

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new Error(unreadable[code] ?? `can't be read (${code})`);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reports one line per problem, each with the file's name. */
export function readDeployment(file: string): Deployment {
  let configuration: unknown;
  try {
    configuration = jsonOf(textOf(file));
  } catch (error) {
    return {
      ok: false,
      problems: [`${file}: ${error instanceof Error ? error.message : String(error)}`],
      warnings: [],
    };
  }
  const parsed = parseConfig(configuration, somewhere);
  const lines = (texts: readonly string[]) => texts.map((text) => `${file}: ${text}`);
  const warnings = lines(configRemarks(configuration));
  return parsed.ok ? { ok: true, configuration, warnings } : { ok: false, problems: lines(parsed.problems), warnings };
}
