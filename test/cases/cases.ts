import { text } from "node:stream/consumers";
import { parseJson } from "../../widget-demo/backend/parseJson.ts";
import { exitCodeOf, reasonOf, StartProblem } from "../../widget-demo/backend/problem.ts";
import { readOptions } from "../../widget-demo/tools/options.ts";
import { answerCase } from "./answerCase.ts";
import { usage } from "./usage.ts";

const options = { help: { type: "boolean", about: "tells the form of a case" } } as const;

async function answers(): Promise<string> {
  const given = read(await text(process.stdin));
  return `${JSON.stringify(Array.isArray(given) ? given.map(answerCase) : answerCase(given), null, 1)}\n`;
}

function read(json: string): unknown {
  try {
    return parseJson(json);
  } catch (error) {
    // The reason may repeat some lines of the text.
    throw new StartProblem(`What comes in isn't JSON. ${reasonOf(error).replaceAll(/\s+/g, " ")}`);
  }
}

try {
  const { values } = readOptions(process.argv.slice(2), options, "npm run -s cases < cases.json > results.json");
  process.stdout.write(values.help || process.stdin.isTTY ? usage : await answers());
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = exitCodeOf(error);
}
