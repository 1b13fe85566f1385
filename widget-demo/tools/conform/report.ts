import type { Outcome } from "./check.ts";
import type { Group } from "./groups.ts";
import type { Conceal } from "./secrets.ts";

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
export function reportOf(lines: readonly Line[], isJson: boolean, conceal: Conceal): Report {
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
