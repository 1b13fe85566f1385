import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fingerprintOf, hasPassed } from "../../.ci/fingerprint.ts";
import { screenJourneys } from "../../.ci/screenJourneys.ts";
import { stepsOf } from "../../.ci/steps.ts";
import { filesUnder, root, scripts } from "./sourceFiles.ts";
import { importsOf } from "./syntax.ts";

const steps = stepsOf({ isWhole: true });
const quick = { isWhole: false };
const whole = { isWhole: true };

function leavesOut(name: string): readonly string[] {
  return steps.find((step) => step.name === name)?.leavesOut ?? [];
}

/** The step that runs a file of test/: its folder's, else the unit tests. */
function stepOf(path: string): string {
  const [, folder = ""] = path.split("/");
  if (folder === "architecture") return "layers";
  return steps.some(({ name }) => name === folder) ? folder : "unit";
}

describe("a step that passed isn't run again while nothing that it reads has changed", () => {
  const step = { command: ["vitest"], leavesOut: ["test/quality/"] };
  const about = ["v24"];
  const files = { "src/a.ts": "1", "test/quality/a.test.ts": "2" };
  const fingerprint = (now: Readonly<Record<string, string>>, machine = about) =>
    fingerprintOf(step, Object.entries(now), machine);

  it("depends on the files that it reads, and on the machine", () => {
    const before = fingerprint(files);
    expect(fingerprint({ ...files, "src/a.ts": "9" })).not.toBe(before);
    expect(fingerprint({ ...files, "src/b.ts": "3" })).not.toBe(before);
    expect(fingerprint(files, ["v25"])).not.toBe(before);
    expect(fingerprint({ ...files, "test/quality/a.test.ts": "9" })).toBe(before);
  });

  it("knows that the whole gate includes the quick one, and not the reverse", () => {
    const record = { unit: { whole: "a", quick: "b" } };
    expect([hasPassed("unit", "a", quick, record), hasPassed("unit", "b", quick, record)]).toEqual([true, true]);
    expect([hasPassed("unit", "a", whole, record), hasPassed("unit", "b", whole, record)]).toEqual([true, false]);
    expect([hasPassed("unit", undefined, quick, record), hasPassed("lint", "a", quick, record)]).toEqual([
      false,
      false,
    ]);
  });

  it("no step's tests import from a folder that the step leaves out", () => {
    const wrong = filesUnder("test", scripts).flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => leavesOut(stepOf(file.path)).some((start) => target.startsWith(start)))
        .map(({ target }) => `${file.path} imports ${target}`),
    );
    // Pictures and benchmarks are no step, and open the screens of the quality tests.
    expect(wrong.filter((line) => !/^test\/(shots|bench)\//.test(line))).toEqual([]);
  });
});

it("each screen has a journey that `npm run test:changed` runs", () => {
  expect(Object.keys(screenJourneys)).toEqual(
    readdirSync(join(root, "src/features")).filter((name) => name !== "README.md"),
  );
  const files = Object.values(screenJourneys).flat();
  expect(files.filter((name) => !existsSync(join(root, `test/journeys/${name}.test.ts`)))).toEqual([]);
});
