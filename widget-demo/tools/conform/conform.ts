import { StartProblem } from "../../backend/problem.ts";
import { misuse, readOptions } from "../options.ts";
import { readConfiguration } from "../readConfiguration.ts";
import { createCall } from "./api.ts";
import { outcomeOf } from "./check.ts";
import { readFixtures } from "./fixtures.ts";
import { type Group, groups } from "./groups.ts";
import { logIn } from "./member.ts";
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
  const apiUrl = addressOf(positionals[0] ?? "");
  const deployment = readConfiguration(config);
  if (!deployment.isSandboxPayment)
    throw new StartProblem(`${config}: forceSandboxPayment isn't true. Orders are placed here, so use a test system.`);
  if (deployment.isBranded && hq === undefined) throw misuse(usage, "A branded deployment needs --hq.");
  const fixtures = readFixtures(values.fixtures);
  const chosen = only === undefined ? (Object.keys(groups) as Group[]) : [groupNamed(only)];
  const shop = await readShop(deployment, numberOf("--store", store), hq === undefined ? null : numberOf("--hq", hq));
  const member = fixtures.member ? await logIn(deployment, fixtures.member) : null;
  const conceal = concealer(deployment, fixtures, member);
  const call = createCall({ apiUrl, deployment, page: fixtures.page, conceal });
  const subject = createSubject({ deployment, fixtures, shop, call }, member);
  const lines: Line[] = [];
  for (const group of chosen)
    for (const each of groups[group]) lines.push({ group, check: each.sentence, ...(await outcomeOf(each, subject)) });
  return reportOf(lines, json, conceal);
}

function groupNamed(name: string): Group {
  if (Object.hasOwn(groups, name)) return name as Group;
  throw misuse(usage, `--only takes one of ${Object.keys(groups).join(", ")}, not "${name}".`);
}

function numberOf(flag: string, text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw misuse(usage, `${flag} takes a store's number, not "${text}".`);
  return Number(text);
}

function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw misuse(usage, `API_URL is an address, not "${text}".`);
  return url.href.replace(/\/$/, "");
}
