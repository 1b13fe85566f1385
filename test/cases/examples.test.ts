import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { answerCase } from "./answerCase.ts";

interface Example {
  /** The sum, worked out by hand. */
  readonly work: string;
  readonly case: { readonly id: string; readonly menu?: object };
  readonly expected: object;
}

interface Examples {
  /** The menu of every order. A case adds its own rules. */
  readonly menu: object;
  readonly examples: readonly Example[];
}

const file = new URL("../golden/examples.json", import.meta.url);
const { menu, examples } = JSON.parse(readFileSync(file, "utf8")) as Examples;

describe("the worked examples of the rules", () => {
  it.each(examples.map((example) => ({ id: example.case.id, ...example })))(
    "$id: $work",
    ({ case: given, expected }) => {
      expect(answerCase({ ...given, menu: { ...menu, ...given.menu } })).toMatchObject(expected);
    },
  );
});
