import { StartProblem } from "../../backend/problem.ts";
import { misuse, readOptions, storeNumber, webAddress } from "../options.ts";
import { readConfiguration } from "../readConfiguration.ts";
import { createCall } from "./api.ts";
import { outcomeOf } from "./check.ts";
import { readFixtures } from "./fixtures.ts";
import { type Group, groups } from "./groups.ts";
import { logIn } from "./member.ts";
import { reach } from "./reach.ts";
import { type Line, type Report, reportOf } from "./report.ts";
import { concealer } from "./secrets.ts";
import { readShop } from "./shop.ts";
import { createSubject } from "./subject.ts";

export const usage =
  "npm run conform -- API_URL --store ID --config FILE [--hq ID] [--fixtures FILE] [--only GROUP] [--json]";

const flags = {
  store: { type: "string" },
  config: { type: "string" },
  hq: { type: "string" },
  fixtures: { type: "string" },
  only: { type: "string" },
  json: { type: "boolean" },
} as const;

/** Places orders at a test system, and says which sentence of the contract it doesn't keep. */
export async function conform(args: readonly string[]): Promise<Report> {
  const { values, positionals } = readOptions(args, flags, usage, 1);
  const { store, config, hq, only, json = false } = values;
  if (!store || !config) throw misuse(usage, "A store and a configuration are needed.");
  const apiUrl = webAddress("API_URL", positionals[0] ?? "", usage).href.replace(/\/$/, "");
  const deployment = readConfiguration(config);
  if (!deployment.isSandboxPayment)
    throw new StartProblem(`${config}: forceSandboxPayment isn't true. Orders are placed here, so use a test system.`);
  if (deployment.isBranded && hq === undefined) throw misuse(usage, "A branded deployment needs --hq.");
  const fixtures = readFixtures(values.fixtures);
  const chosen = only === undefined ? (Object.keys(groups) as Group[]) : [groupNamed(only)];
  const shop = await readShop(
    deployment,
    storeNumber("--store", store, usage),
    hq === undefined ? null : storeNumber("--hq", hq, usage),
  );
  const member = fixtures.member ? await logIn(deployment, fixtures.member) : null;
  const conceal = concealer(deployment, fixtures, member);
  const call = createCall({ apiUrl, deployment, page: fixtures.page, conceal });
  const subject = createSubject({ deployment, fixtures, shop, call }, member);
  await reach(call, apiUrl, shop.id);
  const lines: Line[] = [];
  for (const group of chosen)
    for (const each of groups[group]) lines.push({ group, check: each.sentence, ...(await outcomeOf(each, subject)) });
  return reportOf(lines, json, conceal);
}

function groupNamed(name: string): Group {
  if (Object.hasOwn(groups, name)) return name as Group;
  throw misuse(usage, `--only takes one of ${Object.keys(groups).join(", ")}, not "${name}".`);
}
