import { statSync } from "node:fs";
import type { TestSequencer, TestSpecification } from "vitest/node";

/**
 * Runs long files first: a long file that starts last would run alone, on one of two cores. File size is the measure,
 * except for the short files that open every screen, which come first.
 */
export class ScreensFirst implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    const length = ({ moduleId }: TestSpecification) =>
      moduleId.endsWith("Screens.test.ts") ? Number.POSITIVE_INFINITY : statSync(moduleId).size;
    return files.toSorted((a, b) => (length(a) === length(b) ? 0 : length(b) - length(a)));
  }
}
