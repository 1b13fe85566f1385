import { expect, it } from "vitest";
import { mutantsOf, plant } from "./mutators.ts";
import { findTests } from "./nearTests.ts";
import { withReach } from "./reach.ts";
import { areaOf, lineOf, reportOf } from "./report.ts";
import { shuffled } from "./shuffled.ts";

const faultsOf = (text: string, path = "src/domain/cart/some.ts") =>
  mutantsOf({ path, text }).map((mutant) => plant(text, mutant));

it.each([
  ["a === b;", ["a !== b;"]],
  ["a <= b;", ["a < b;"]],
  ["a && b;", ["a || b;"]],
  ["a + 1;", ["a - 1;"]],
  ['a + "px";', []],
  ["total += (a);", ["total -= (a);"]],
  ["i++;", ["i--;"]],
  ["const on = true;", ["const on = false;"]],
  ["const off = !on;", ["const off = on;"]],
  ['const name = a ?? "none";', ["const name = a;"]],
  ["if (!a) f(b);", ["if (true) f(b);", "if (false) f(b);", "if (a) f(b);", "if (!a) ;"]],
  ["while (a) b = c;", ["while (false) b = c;"]],
  ["const x = a ? b : c;", ["const x = true ? b : c;", "const x = false ? b : c;"]],
  ["const f = () => g();", ["const f = () => undefined;"]],
  ["await f(\n  a,\n);", [";\n\n"]],
  ["const x = Math.min(a, b);", ["const x = Math.max(a, b);"]],
  ["const x = list.some(f);", ["const x = list.every(f);"]],
  ["const x = list.filter(f);", ["const x = list;"]],
  ["const x = [a];", ["const x = [];"]],
  [`const x = \`/orders/\${id}\`;`, ['const x = "";']],
])("plants faults into %s", (text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
});

it.each([
  'type On = { readonly on: true; readonly of: Pick<On, "on"> };',
  `const words = t\`\${count} of \${a === b}\`;`,
  "const words = <Trans>{a === b}</Trans>;",
  "const box = <div className={a === b ? c : d} />;",
  "console.error(a === b);",
  `throw new Error(\`\${a} is no number\`);`,
  "useEffect(run, [a]);",
])("leaves %s alone, but for calls", (text) => {
  expect(faultsOf(text, "some.tsx").filter((fault) => fault !== ";")).toEqual([]);
});

it("tells which functions run, without changing what they give", () => {
  const text = "const id = (x) => ({ x });\nfunction f(a) { return [a, id(a)]; }\nreport(f(1));";
  const reached = new Set<string>();
  let reported: unknown;
  const run = new Function("globalThis", "report", withReach({ path: "src/a.ts", text }));
  run({ reachedCode: reached }, (value: unknown) => {
    reported = value;
  });
  expect(reported).toEqual([1, { x: 1 }]);
  expect([...reached]).toEqual(["src/a.ts#27", "src/a.ts#11", "src/a.ts"]);
  expect(mutantsOf({ path: "src/a.ts", text })[0]).toMatchObject({ inside: "src/a.ts#27", line: 2 });
});

it("asks the nearest tests first, and only those that import the source", () => {
  const file = (path: string, imported: string) => ({ path, text: `import "${imported}";` });
  const testsOf = findTests([
    file("src/state/b.ts", "../domain/a.ts"),
    file("test/app/other.test.ts", "../../src/app/other.ts"),
    file("test/state/b.test.ts", "../../src/state/b.ts"),
    file("test/domain/z.test.ts", "../../src/domain/a.ts"),
    file("test/domain/a.test.ts", "../../src/domain/a.ts"),
  ]);
  const nearest = ["test/domain/a.test.ts", "test/domain/z.test.ts", "test/state/b.test.ts"];
  expect(testsOf("src/domain/a.ts")).toEqual(nearest);
});

it("chooses by the seed alone", () => {
  const list = Array.from({ length: 50 }, (_, at) => at);
  expect(shuffled(list, 1)).toEqual(shuffled(list, 1));
  expect(shuffled(list, 1)).not.toEqual(shuffled(list, 2));
  expect(shuffled(list, 1).toSorted((a, b) => a - b)).toEqual(list);
});

it("counts by area, unreached faults too", () => {
  const paths = ["src/domain/cart/a.ts", "src/state/checkout/a.ts", "src/services/adapters/a.ts", "src/ui/a.ts"];
  expect(paths.map(areaOf)).toEqual(["money", "checkout", "adapters", "ui"]);
  const [mutant] = mutantsOf({ path: "src/ui/a.ts", text: "\na < b;" });
  if (!mutant) throw new Error("no fault");
  expect(lineOf(mutant)).toBe("src/ui/a.ts:2: < → <=");
  const outcomes = ["noticed", "noticed", "survived", "unreached"] as const;
  const report = reportOf(outcomes.map((outcome) => ({ mutant, outcome })));
  expect(report[1]).toBe("ui                2/4   50.0 %");
  expect(report.at(-1)).toContain("2 noticed, 1 survived, 1 can't be reached");
});
