import type { Finding } from "../finding.ts";
import type { Subject } from "../subject.ts";

export function lookAtConfiguration(_subject: Subject): readonly Finding[] {
  return [];
}
