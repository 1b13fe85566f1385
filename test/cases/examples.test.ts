import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { answerCase } from "./answerCase.ts";

interface Example {
  /** The sum, worked out by hand. */
  readonly work: string;
  readonly case: { readonly id: string };
  readonly expected: object;
}

const file = new URL("../golden/examples.json", import.meta.url);
const examples = JSON.parse(readFileSync(file, "utf8")) as readonly Example[];

describe("the worked examples of the rulings", () => {
  it.each(examples.map((example) => ({ id: example.case.id, ...example })))(
    "$id: $work",
    ({ case: given, expected }) => {
      expect(answerCase(given)).toMatchObject(expected);
    },
  );
});
