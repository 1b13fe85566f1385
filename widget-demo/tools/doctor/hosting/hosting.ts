import type { Finding } from "../finding.ts";
import type { Subject } from "../subject.ts";

export function lookAtHosting(_subject: Subject): readonly Finding[] {
  return [];
}
