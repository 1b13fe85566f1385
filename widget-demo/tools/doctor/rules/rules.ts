import type { Finding } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { lookAtStranger } from "./stranger.ts";
import { lookAtUnread } from "./unread.ts";

export async function lookAtRules(subject: Subject): Promise<readonly Finding[]> {
  const { deployment, hq } = subject;
  if (!deployment || (deployment.isBranded && hq === null)) return [];
  const { findings, isReachable } = await lookAtUnread(subject, deployment);
  return isReachable ? [...findings, ...(await lookAtStranger(subject, deployment))] : findings;
}
