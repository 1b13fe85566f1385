// How soon a shop appears and how soon it responds: figures, and the limits of those that have one.
import { parseArgs } from "node:util";
import { firstRows } from "./firstRows.ts";
import { openOrigins } from "./origins.ts";
import { prerenderedRows } from "./prerenderedRows.ts";
import { printRows } from "./table.ts";
import { slowdown, windowPx } from "./visits.ts";
import { wholeRows } from "./wholeRows.ts";

/** Each can run alone, in a few minutes. */
const parts = { first: firstRows, prerendered: prerenderedRows, whole: wholeRows };

const { values } = parseArgs({ options: { rounds: { type: "string", default: "9" }, only: { type: "string" } } });
const rounds = Number(values.rounds);
const names = Object.keys(parts) as (keyof typeof parts)[];
const chosen = names.filter((name) => values.only === undefined || values.only === name);
if (chosen.length === 0) throw new Error(`There is --only ${names.join(", --only ")}.`);

const origins = await openOrigins();
try {
  process.stdout.write(
    `${origins.words}, TLS, HTTP/2, three origins; CPU slowed ${slowdown} times, ` +
      `${windowPx.width} × ${windowPx.height}; from the first byte of the host's HTML; medians of ${rounds} rounds\n`,
  );
  for (const name of chosen) printRows(await parts[name](origins, rounds));
} finally {
  await origins.close();
}
