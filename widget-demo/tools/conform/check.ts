import type { Subject } from "./subject.ts";
import { Failed, type Sent, Skipped } from "./verdict.ts";

/** One sentence of the contract, and how to see whether an API keeps it. */
export interface Check {
  readonly sentence: string;
  /** Throws what came instead, or why it can't be seen here. */
  readonly run: (subject: Subject) => Promise<void>;
}

export interface Outcome {
  readonly outcome: "passed" | "failed" | "skipped";
  /** What came instead, or why the check was skipped. Empty if it passed. */
  readonly instead: string;
  /** What was answered wrongly, where a check failed because of an answer. */
  readonly sent?: Sent | undefined;
}

export function check(sentence: string, run: Check["run"]): Check {
  return { sentence, run };
}

/** Anything but a failure or a reason to skip is a fault of this program. */
export async function outcomeOf({ run }: Check, subject: Subject): Promise<Outcome> {
  try {
    await run(subject);
    return { outcome: "passed", instead: "" };
  } catch (problem) {
    if (problem instanceof Failed) return { outcome: "failed", instead: problem.message, sent: problem.sent };
    if (problem instanceof Skipped) return { outcome: "skipped", instead: problem.message };
    throw problem;
  }
}
