import { readFileSync, statSync } from "node:fs";
import type { TestSequencer, TestSpecification } from "vitest/node";

/**
 * Runs long files first: a long file that starts last would run alone, on one of two cores. File size is the measure,
 * except for the short files that open every screen or run a table of attempts, which come first. A worker that keeps
 * its modules from file to file only does so for the same project and environment, so these files run one after
 * another. The largest such group comes last, because it ends with the shortest files.
 */
export class ScreensFirst implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    const lengths = new Map(files.map((file) => [file, lengthOf(file)]));
    const longestFirst = files.toSorted((a, b) => Number(lengths.get(b)) - Number(lengths.get(a)) || 0);
    const groups = [...Map.groupBy(longestFirst, workerOf).values()];
    return groups.toSorted((a, b) => a.length - b.length).flat();
  }
}

function lengthOf({ moduleId }: TestSpecification): number {
  return /(Screens|\/attempts|\/attemptsLater)\.test\.ts$/.test(moduleId)
    ? Number.POSITIVE_INFINITY
    : statSync(moduleId).size;
}

/** Files with the same one can share a worker. */
function workerOf({ moduleId, project }: TestSpecification): string {
  if (project.config.isolate) return "";
  const [, environment] = /@vitest-environment (\S+)/.exec(readFileSync(moduleId, "utf8")) ?? [];
  return `${project.name} ${environment}`;
}
