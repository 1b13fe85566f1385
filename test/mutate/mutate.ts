// `npm run mutate`: plants one fault at a time into the sources and says whether a test notices. See `help` below.
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { filesUnder } from "../architecture/sourceFiles.ts";
import { areaOf } from "./areas.ts";
import { compiling } from "./compiling.ts";
import { gatherCrew } from "./crew.ts";
import { type Mutant, mutantsOf } from "./mutators.ts";
import { findTests } from "./nearTests.ts";
import type { TestRun } from "./planter.ts";
import { lineOf, type Outcome, reportOf, type Verdict } from "./report.ts";
import { shuffled } from "./shuffled.ts";

const help = `npm run mutate -- [options]
  --seed S        chooses (default 1); the same seed and sources give the same faults
  --files N       in N source files (default: all)
  --mutants N     N faults that compile (default: 300)
  --path FOLDER   in files whose path starts with it
  --area A,B      money, checkout, adapters, or a storey: domain, state, parts …
  --tests N       the N nearest test files that run the code (default: 40)
  --project P     the Vitest projects (default: logic and screens); may be repeated
  --workers N     processes (default: 2)
  --list          only lists the faults, with those that don't compile
With SERVERY_QUICK=1 it asks the tests of \`npm test\`, without it those of \`npm run test:all\`.`;

const options = {
  seed: { type: "string", default: "1" },
  files: { type: "string", default: "Infinity" },
  mutants: { type: "string", default: "300" },
  path: { type: "string", default: "src/" },
  area: { type: "string", default: "" },
  tests: { type: "string", default: "40" },
  project: { type: "string", multiple: true, default: ["logic", "screens"] },
  workers: { type: "string", default: "2" },
  list: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} satisfies ParseArgsOptionsConfig;
const { values } = parseArgs({ options });
const seed = Number(values.seed);
const wanted = Number(values.mutants);
const workers = Number(values.workers);
const sources = filesUnder("src", /(?<!\.d)\.tsx?$/);
const areas = values.area.split(",").filter(Boolean);
const eligible = sources.filter(
  ({ path }) => path.startsWith(values.path) && (areas.length === 0 || areas.includes(areaOf(path))),
);
const files = shuffled(eligible, seed).slice(0, Number(values.files));
const candidates = shuffled(files.flatMap(mutantsOf), seed);

async function judge(): Promise<void> {
  // About half of the candidates compile.
  const mutants = (await compiling(candidates.slice(0, wanted * 2.5), sources)).slice(0, wanted);
  console.log(`${mutants.length} faults that compile:`);
  const crew = gatherCrew(workers, values.project);
  const testsOf = findTests([...sources, ...filesUnder("test", /\.tsx?$/)]);
  const withoutFault = new Map<string, Promise<TestRun | undefined>>();
  const reds = new Set<string>();
  const runWithoutFault = (test: string) => {
    const run = withoutFault.get(test) ?? crew.run({ mutant: undefined, test });
    withoutFault.set(test, run);
    return run;
  };
  const outcomeOf = async (mutant: Mutant): Promise<Outcome> => {
    let count = 0;
    for (const test of testsOf(mutant.path)) {
      if (count === Number(values.tests)) break;
      const usual = await runWithoutFault(test);
      if (usual?.isGreen === false) reds.add(test);
      if (!usual?.isGreen || !usual.reached.includes(mutant.inside)) continue;
      count += 1;
      const run = await crew.run({ mutant, test });
      if (!run?.isGreen) return "noticed";
    }
    return count === 0 ? "unreached" : "survived";
  };
  const verdicts: Verdict[] = [];
  const finish = () => {
    crew.end();
    if (reds.size > 0) console.log(`Left out, since red without a fault: ${[...reds].join(", ")}`);
    for (const line of reportOf(verdicts)) console.log(line);
    process.exit();
  };
  process.once("SIGINT", finish);
  const waiting = mutants.values();
  const judgeSome = async () => {
    for (const mutant of waiting) {
      const outcome = await outcomeOf(mutant);
      verdicts.push({ mutant, outcome });
      if (verdicts.length % 10 === 0) console.error(`(${verdicts.length} of ${mutants.length})`);
      if (outcome !== "noticed") console.log(`${lineOf(mutant)}${outcome === "unreached" ? " (no test runs it)" : ""}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, judgeSome));
  finish();
}

if (values.help) console.log(help);
else if (values.list) for (const mutant of candidates.slice(0, wanted)) console.log(lineOf(mutant));
else await judge();
