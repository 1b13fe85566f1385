// `npm run mutate`: plants one fault at a time into the sources and says whether a test notices. See `help` below.
import { parseArgs } from "node:util";
import { filesUnder } from "../architecture/sourceFiles.ts";
import { compiling } from "./compiling.ts";
import { type Mutant, mutantsOf } from "./mutators.ts";
import { findTests } from "./nearTests.ts";
import { startPlanter } from "./planterProcess.ts";
import { areaOf, lineOf, type Outcome, reportOf, type Verdict } from "./report.ts";

const help = `npm run mutate -- [options]
  --seed S        chooses (default 1); the same seed and sources give the same faults
  --files N       in N source files (default: all)
  --mutants N     N faults that compile (default: 300)
  --path FOLDER   in files whose path starts with it
  --area A,B      money, checkout, adapters, or a storey: domain, state, parts …
  --workers N     processes (default: 2)
With SERVERY_QUICK=1 it asks the tests of \`npm test\`, without it those of \`npm run test:all\`.`;

const text = (value: string) => ({ type: "string", default: value }) as const;
const numbers = { seed: text("1"), files: text("Infinity"), mutants: text("300"), workers: text("2") };
const options = { ...numbers, path: text("src/"), area: text(""), help: { type: "boolean", default: false } } as const;
const { values } = parseArgs({ options });
if (values.help) {
  console.log(help);
  process.exit();
}

/** A fault that this many test files run without noticing counts as unnoticed. */
const mostTests = 40;
const seed = Number(values.seed);
const wanted = Number(values.mutants);
const sources = filesUnder("src", /(?<!\.d)\.tsx?$/);
const areas = values.area.split(",").filter(Boolean);
const eligible = sources.filter(
  ({ path }) => path.startsWith(values.path) && (areas.length === 0 || areas.includes(areaOf(path))),
);
const files = shuffled(eligible, seed).slice(0, Number(values.files));
// About half of them compile.
const candidates = shuffled(files.flatMap(mutantsOf), seed).slice(0, wanted * 2.5);
const mutants = compiling(candidates, sources).slice(0, wanted);
console.log(`${mutants.length} faults that compile:`);

const testsOf = findTests([...sources, ...filesUnder("test", /\.tsx?$/)]);
const withoutFault = new Map<string, ReturnType<ReturnType<typeof startPlanter>>>();
const reds = new Set<string>();

async function outcomeOf(mutant: Mutant, runTest: ReturnType<typeof startPlanter>): Promise<Outcome> {
  let count = 0;
  for (const test of testsOf(mutant.path)) {
    if (count === mostTests) break;
    const running = withoutFault.get(test) ?? runTest({ mutant: undefined, test });
    withoutFault.set(test, running);
    const usual = await running;
    if (usual?.isGreen === false) reds.add(test);
    if (!usual?.isGreen || !usual.reached.includes(mutant.inside)) continue;
    count += 1;
    const run = await runTest({ mutant, test });
    if (!run?.isGreen) return "noticed";
  }
  return count === 0 ? "unreached" : "survived";
}

const verdicts: Verdict[] = [];
const waiting = mutants.values();

async function judgeSome(): Promise<void> {
  const runTest = startPlanter();
  for (const mutant of waiting) {
    const outcome = await outcomeOf(mutant, runTest);
    verdicts.push({ mutant, outcome });
    if (verdicts.length % 10 === 0) console.error(`(${verdicts.length} of ${mutants.length})`);
    if (outcome !== "noticed") console.log(`${lineOf(mutant)}${outcome === "unreached" ? " (no test runs it)" : ""}`);
  }
}

function finish(): void {
  if (reds.size > 0) console.log(`Left out, since red without a fault: ${[...reds].join(", ")}`);
  for (const line of reportOf(verdicts)) console.log(line);
  process.exit();
}

process.once("SIGINT", finish);
await Promise.all(Array.from({ length: Number(values.workers) }, judgeSome));
finish();

/** In an order that depends on the seed alone. */
function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  let state = seed;
  // Mulberry32, a generator of a few lines whose numbers are good enough to choose.
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return list
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
