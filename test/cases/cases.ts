import { text } from "node:stream/consumers";
import { answerCase } from "./answerCase.ts";
import { usage } from "./usage.ts";

async function answers(): Promise<string> {
  const given: unknown = JSON.parse(await text(process.stdin));
  return `${JSON.stringify(Array.isArray(given) ? given.map(answerCase) : answerCase(given), null, 1)}\n`;
}

const isAskedForHelp = process.argv.includes("--help") || process.stdin.isTTY;
process.stdout.write(isAskedForHelp ? usage : await answers());
