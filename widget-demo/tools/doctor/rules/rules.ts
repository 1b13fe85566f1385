import type { Finding } from "../finding.ts";
import type { Subject } from "../subject.ts";

export function lookAtRules(_subject: Subject): readonly Finding[] {
  return [];
}
