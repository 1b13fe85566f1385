import { text } from "node:stream/consumers";
import { answerCase } from "./answerCase.ts";

const given: unknown = JSON.parse(await text(process.stdin));
const answers = Array.isArray(given) ? given.map(answerCase) : answerCase(given);
process.stdout.write(`${JSON.stringify(answers, null, 1)}\n`);
