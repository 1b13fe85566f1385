import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const demo = join(import.meta.dirname, "../../widget-demo");
const docs = readFileSync(join(demo, "docs/card-fields.md"), "utf8");

/** As a reader has it beside `index.d.ts` as `servery.d.ts` and the types as `sdks/`. */
function asCopied(text: string): string {
  return text.replace("../../../dist-types/index.d.ts", "./servery").replace(/(\.\/sdks\/\w+)\.ts/, "$1");
}

it.each(["stripe", "adyen", "square", "braintree"])("the docs show the example for %s as it is", (name) => {
  const text = readFileSync(join(demo, `examples/cards/${name}.ts`), "utf8");
  expect(docs).toContain(`\`\`\`ts\n${asCopied(text)}\`\`\``);
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(60);
});
