import { statSync } from "node:fs";
import type { TestSequencer, TestSpecification } from "vitest/node";

/**
 * Long files first: one that is begun last ends alone, on one of two cores. Size tells, but for the short files that
 * open every screen.
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
