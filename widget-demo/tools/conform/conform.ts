import { randomUUID } from "node:crypto";
import { StartProblem } from "../../backend/problem.ts";
import { misuse, readOptions, storeNumber, usageOf, webAddress } from "../options.ts";
import { readConfiguration } from "../readConfiguration.ts";
import { type Answer, type Call, createCall } from "./api.ts";
import { type Outcome, outcomeOf } from "./check.ts";
import { readFixtures } from "./fixtures.ts";
import { type Group, groups } from "./groups.ts";
import { logIn } from "./member.ts";
import { tell } from "./replies.ts";
import { type Conceal, concealer } from "./secrets.ts";
import { readShop } from "./shop.ts";
import { createSubject } from "./subject.ts";
import { Failed } from "./verdict.ts";

export const options = {
  store: {
    type: "string",
    value: "ID",
    isNeeded: true,
    about: "the store where orders are placed. It must be open, or take orders for later",
  },
  config: {
    type: "string",
    value: "FILE",
    isNeeded: true,
    about: "the test system's configuration, in which forceSandboxPayment is true",
  },
  hq: { type: "string", value: "ID", about: "the headquarters of a branded deployment" },
  fixtures: {
    type: "string",
    value: "FILE",
    about:
      "what only you know: a page, a coupon, a member, card numbers, a room, another store. What is missing there is skipped",
  },
  only: { type: "string", value: "GROUP", about: `the checks of one group: ${Object.keys(groups).join(", ")}` },
  json: { type: "boolean", about: "a list of group, check, outcome, instead and what had been sent, as JSON" },
} as const;

export const usage = usageOf("conform -- API_URL", options);

/** Places orders at a test system, and says which sentence of the contract it doesn't keep. */
export async function conform(args: readonly string[]): Promise<Report> {
  const { values, positionals } = readOptions(args, options, usage, 1);
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

/** Throws if no check can say anything: nobody answers, the calls aren't there, or the key is refused. */
async function reach(call: Call, apiUrl: string, storeId: number): Promise<void> {
  const udid = randomUUID();
  try {
    const answers = [
      await call("GET", `coupons/${udid}?CompanyID=${storeId}`),
      await call("POST", `trackingorders/${udid}`, { body: {} }),
    ];
    if (answers.every(isNowhere)) throw new StartProblem(`${apiUrl}: ${told(answers)} Is this the API's address?`);
    if (answers.every(({ status }) => status === 401 || status === 403))
      throw new StartProblem(`${apiUrl}: ${told(answers)} Is apiKey in the configuration the API's?`);
  } catch (problem) {
    if (problem instanceof Failed) throw new StartProblem(`${apiUrl}: ${problem.message}`);
    throw problem;
  }
}

/** No call of the contract is there, nor anything that speaks its JSON. */
function isNowhere({ status, json }: Answer): boolean {
  return (status === 404 || status === 405 || status === 501) && json === undefined;
}

function told([coupon, order]: readonly Answer[]): string {
  const each = (name: string, answer: Answer | undefined) => (answer ? `${name}: ${tell(answer)}.` : "");
  return [each("GET coupons", coupon), each("POST trackingorders", order)].join(" ");
}

export interface Line extends Outcome {
  readonly group: Group;
  readonly check: string;
}

interface Report {
  readonly text: string;
  readonly isGood: boolean;
}

const signs: Readonly<Record<Outcome["outcome"], string>> = { passed: "✓", failed: "✗", skipped: "–" };
const words: Readonly<Record<Outcome["outcome"], string>> = { passed: "", failed: " Instead: ", skipped: " Skipped: " };

/** One line for each check, and how many there are of each outcome. Secrets never stand in it. */
function reportOf(lines: readonly Line[], isJson: boolean, conceal: Conceal): Report {
  const count = (wanted: Outcome["outcome"]) => lines.filter(({ outcome }) => outcome === wanted).length;
  const text = isJson
    ? JSON.stringify(
        lines.map(({ group, check, outcome, instead, sent }) => ({ group, check, outcome, instead, sent })),
        null,
        2,
      )
    : [
        ...lines.map(
          ({ group, check, outcome, instead }) => `${signs[outcome]} ${group}: ${check}${words[outcome]}${instead}`,
        ),
        `${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`,
      ].join("\n");
  return { text: conceal(text), isGood: count("failed") === 0 };
}
