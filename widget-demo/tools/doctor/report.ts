import type { Deployment } from "../../../src/domain/host/deployment.ts";
import { withoutKeys } from "../withoutKeys.ts";
import type { Area } from "./areas.ts";
import type { Finding, Level } from "./finding.ts";

export interface Line extends Finding {
  readonly area: Area;
}

export interface Report {
  readonly text: string;
  /** Whether there is no error; warnings are allowed. */
  readonly isHealthy: boolean;
}

const signs: Readonly<Record<Level, string>> = { ok: "✓", warning: "!", error: "✗" };

/** One line for each finding, and how many there are of each level. */
export function reportOf(lines: readonly Line[], isJson: boolean, deployment: Deployment | null): Report {
  const count = (wanted: Level) => lines.filter(({ level }) => level === wanted).length;
  const text = isJson
    ? JSON.stringify(
        lines.map(({ level, area, place, message, fix }) => ({ level, area, place, message, fix })),
        null,
        2,
      )
    : [
        ...lines.map(({ level, place, message, fix }) => `${signs[level]} ${place}: ${message} ${fix}`.trim()),
        `${count("ok")} ok, ${count("warning")} warnings, ${count("error")} errors`,
      ].join("\n");
  return { text: withoutKeys(text, deployment), isHealthy: count("error") === 0 };
}
