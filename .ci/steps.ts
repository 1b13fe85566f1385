// The steps of the gate. `npm test` runs the quick gate, `npm run test:all` the whole one.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFirefox, findWebKit } from "./setup.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));
export const cache = join(root, ".cache", "verify");

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The steps whose output it needs. */
  readonly needs?: readonly string[];
  /** Vitest's report, which counts its tests. */
  readonly report?: string;
  /** Whether its last line counts its tests. */
  readonly countsInOutput?: boolean;
  /** Whether its last line is worth reading when it passes. */
  readonly tells?: boolean;
  /** What a machine may lack. Without it, the step leaves its tests out. */
  readonly lacks?: string;
  /** A browser or thousands of tests: two such steps at once would slow each other down and save no time. */
  readonly fillsMachine?: boolean;
}

function vitest(name: string, options: Partial<Step> = {}, projects: readonly string[] = [name]): Step {
  const report = join(cache, `${name}.json`);
  return {
    name,
    report,
    command: [
      ...["vitest", "run", ...projects.map((project) => `--project=${project}`)],
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    ],
    ...options,
  };
}

const inBrowser = { needs: ["build"], fillsMachine: true };

const steps: readonly Step[] = [
  { name: "build", command: ["vite", "build", "--logLevel=warn"] },
  { name: "format", command: ["biome", "format", "."] },
  { name: "lint", command: ["biome", "check", "--formatter-enabled=false", "."] },
  { name: "promises", command: ["oxlint", "--type-aware"] },
  { name: "types", command: ["tsc", "--noEmit", "-p", "tsconfig.json"] },
  { name: "public types", command: ["node", ".ci/publicTypes.mjs", "--check"] },
  { name: "messages", command: ["node", ".ci/messages.mjs"] },
  vitest("layers"),
  vitest("budget", { needs: ["build"] }),
  { name: "element", command: ["web-test-runner"], countsInOutput: true, fillsMachine: true },
  vitest("unit", { fillsMachine: true }, ["logic", "screens", "alone"]),
  vitest("backend", inBrowser),
  vitest("google", { ...inBrowser, lacks: "Google's Firestore emulator" }, ["google", "google-shop"]),
  vitest("journeys", inBrowser, ["journeys", "branded", "app-alone"]),
];

/** What an adopter installs. Only the whole gate loads an older TypeScript to find the types. */
const published = (isWhole: boolean): Step => ({
  name: "package",
  command: ["node", ".ci/package.ts", ...(isWhole ? ["--all"] : [])],
  needs: ["build"],
  tells: true,
});

/** All of its tests that need Java are thorough. */
const quality = (isWhole: boolean) =>
  vitest("quality", { ...inBrowser, ...(isWhole && { lacks: "Java" }) }, ["quality"]);

/** In Firefox and WebKit, where the machine has them. All of its tests are thorough. */
const smoke = vitest("smoke", inBrowser);

/** Installs apps of other bundlers. All of its tests are thorough. */
const frameworks = vitest("frameworks", { ...inBrowser, lacks: "packages of the registry" });

export function stepsOf(isWhole: boolean): Step[] {
  if (!isWhole) return [...steps, published(isWhole), quality(isWhole)];
  const inOthers = findFirefox() || findWebKit() ? [smoke] : [];
  return [...steps, published(isWhole), quality(isWhole), ...inOthers, frameworks];
}
