import type { Deployment } from "../../../src/domain/host/deployment.ts";
import { withoutKeys } from "../withoutKeys.ts";
import type { Outcome } from "./check.ts";
import type { Group } from "./groups.ts";

export interface Line extends Outcome {
  readonly group: Group;
  readonly check: string;
}

export interface Report {
  readonly text: string;
  readonly isGood: boolean;
}

const signs: Readonly<Record<Outcome["outcome"], string>> = { passed: "✓", failed: "✗", skipped: "–" };
const words: Readonly<Record<Outcome["outcome"], string>> = { passed: "", failed: " Instead: ", skipped: " Skipped: " };

/** One line for each check, and how many there are of each outcome. Secrets never stand in it. */
export function reportOf(
  lines: readonly Line[],
  isJson: boolean,
  deployment: Deployment,
  secrets: readonly string[],
): Report {
  const count = (wanted: Outcome["outcome"]) => lines.filter(({ outcome }) => outcome === wanted).length;
  const text = isJson
    ? JSON.stringify(
        lines.map(({ group, check, outcome, instead }) => ({ group, check, outcome, instead })),
        null,
        2,
      )
    : [
        ...lines.map(
          ({ group, check, outcome, instead }) => `${signs[outcome]} ${group}: ${check}${words[outcome]}${instead}`,
        ),
        `${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`,
      ].join("\n");
  const safe = secrets.reduce((told, secret) => told.replaceAll(secret, "(secret)"), withoutKeys(text, deployment));
  return { text: safe, isGood: count("failed") === 0 };
}
