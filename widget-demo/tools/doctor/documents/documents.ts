import type { Finding } from "../finding.ts";
import type { Subject } from "../subject.ts";

export function lookAtDocuments(_subject: Subject): readonly Finding[] {
  return [];
}
