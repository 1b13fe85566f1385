// The steps of the gate. `npm test` runs the quick gate, `npm run test:all` the whole one.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFirefox, findWebKit } from "./setup.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));
export const cache = join(root, ".cache", "verify");

/** Only the step of the same name reads one of these folders of test/, and the steps that list it in `reads`. */
const folders = ["backend", "element", "google", "journeys", "quality", "smoke"];
/** Read by people only. */
const prose = ["CHANGELOG.md", "LICENSE"];

export interface Step {
  readonly name: string;
  /** How long it takes on two idle cores. */
  readonly quietSeconds: number;
  readonly command: readonly string[];
  /** The beginnings of the paths that it doesn't read. */
  readonly leavesOut: readonly string[];
  /** The steps whose output it needs. */
  readonly needs?: readonly string[];
  /** Vitest's report, which counts its tests. */
  readonly report?: string;
  /** Whether its last line counts its tests. */
  readonly countsInOutput?: boolean;
  /** What a machine may lack. Without it, the step leaves its tests out. */
  readonly lacks?: string;
  /** A browser or thousands of tests: two such steps at once would slow each other down and save no time. */
  readonly fillsMachine?: boolean;
}

interface Row extends Omit<Step, "quietSeconds" | "leavesOut"> {
  /** In the quick gate, and in the whole one. */
  readonly quietSeconds: readonly [number, number];
  /** The folders of test/ that it reads beside those that all steps read; without it, the step reads every file. */
  readonly reads?: readonly string[];
}

interface VitestOptions extends Partial<Row> {
  readonly projects?: readonly string[];
}

function vitest(name: string, quietSeconds: Row["quietSeconds"], options: VitestOptions = {}): Row {
  const { projects = [name], ...rest } = options;
  const report = join(cache, `${name}.json`);
  return {
    name,
    quietSeconds,
    report,
    command: [
      ...["vitest", "run", ...projects.map((project) => `--project=${project}`)],
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    ],
    ...rest,
  };
}

const steps: readonly Row[] = [
  { name: "build", quietSeconds: [6, 6], command: ["vite", "build", "--logLevel=warn"], reads: [] },
  { name: "format", quietSeconds: [2, 2], command: ["biome", "format", "."] },
  { name: "lint", quietSeconds: [6, 6], command: ["biome", "check", "--formatter-enabled=false", "."] },
  { name: "promises", quietSeconds: [11, 11], command: ["oxlint", "--type-aware"] },
  { name: "types", quietSeconds: [8, 8], command: ["tsc", "--noEmit", "-p", "tsconfig.json"] },
  { name: "public types", quietSeconds: [2, 2], command: ["node", ".ci/publicTypes.mjs", "--check"], reads: [] },
  { name: "messages", quietSeconds: [9, 9], command: ["node", ".ci/messages.mjs"], reads: [] },
  vitest("layers", [16, 24]),
  vitest("budget", [4, 4], { needs: ["build"] }),
  {
    name: "element",
    quietSeconds: [20, 20],
    command: ["web-test-runner"],
    reads: ["element"],
    countsInOutput: true,
    fillsMachine: true,
  },
  vitest("unit", [90, 130], {
    projects: ["logic", "screens", "alone"],
    reads: ["backend", "journeys"],
    fillsMachine: true,
  }),
  vitest("backend", [37, 55], { reads: ["backend"], needs: ["build"], fillsMachine: true }),
  vitest("google", [15, 20], {
    projects: ["google", "google-shop"],
    reads: ["backend", "google", "journeys"],
    needs: ["build"],
    fillsMachine: true,
    lacks: "Google's Firestore emulator",
  }),
  vitest("journeys", [255, 560], {
    projects: ["journeys", "branded", "app-alone"],
    reads: ["journeys"],
    needs: ["build"],
    fillsMachine: true,
  }),
  vitest("quality", [120, 345], { reads: ["quality"], needs: ["build"], fillsMachine: true }),
];

/** In Firefox and WebKit, where the machine has them. All of its tests are thorough. */
const smoke = vitest("smoke", [0, 30], { reads: ["smoke"], needs: ["build"], fillsMachine: true });

export interface Gate {
  /** With the thorough tests. */
  readonly isWhole: boolean;
}

export function stepsOf({ isWhole }: Gate): Step[] {
  const hasOthers = isWhole && (findFirefox() || findWebKit());
  return [...steps, ...(hasOthers ? [smoke] : [])].map(({ reads, quietSeconds, ...step }) => ({
    ...step,
    quietSeconds: quietSeconds[isWhole ? 1 : 0],
    leavesOut: reads
      ? [...prose, ...folders.filter((name) => !reads.includes(name)).map((name) => `test/${name}/`)]
      : [],
  }));
}
