import * as v from "valibot";
import type { Deployment } from "../../src/domain/host/deployment.ts";
import { parseConfig } from "../../src/wire/host/config.ts";
import { readJsonFile } from "../backend/data.ts";
import { StartProblem } from "../backend/problem.ts";

/** Relative URLs of a configuration count from here, as if the shop were on this machine. */
export const here = "http://localhost/";

/** What a file contains. Throws one problem that lists everything that is wrong. */
export function readFileOf<T>(file: string, schema: v.GenericSchema<unknown, T>): T {
  const result = readJsonFile(file, schema);
  if ("problems" in result) throw new StartProblem(result.problems.join("\n"));
  return result.value;
}

export function readConfiguration(file: string, base = here): Deployment {
  const config = parseConfig(readFileOf(file, v.unknown()), base);
  if (!config.ok) throw new StartProblem(config.problems.map((problem) => `${file}: ${problem}`).join("\n"));
  return config.deployment;
}
