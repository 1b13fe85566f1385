import { spawnSync } from "node:child_process";

/** Whether this machine has Java, which some checks run on. */
export function hasJava(): boolean {
  return spawnSync("java", ["-version"]).status === 0;
}
