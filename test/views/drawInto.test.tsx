// @vitest-environment happy-dom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawInto } from "../../src/views/drawInto.ts";

const hostile = [
  "</span><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  '" onclick="alert(1)',
];
const text = fc.oneof(fc.constantFrom(...hostile), fc.string());

function drawn(what: unknown): HTMLElement {
  const parent = document.createElement("div");
  drawInto(parent, what, []);
  return parent;
}

describe("rendering the first screen", () => {
  it("writes any text as text", () => {
    fc.assert(
      fc.property(text, text, (name, label) => {
        const { firstElementChild: tag, childElementCount } = drawn(<b title={label}>{name}</b>);
        expect([childElementCount, tag?.childElementCount]).toEqual([1, 0]);
        expect([tag?.textContent, tag?.getAttribute("title")]).toEqual([name, label]);
        expect(tag?.getAttributeNames()).toEqual(["title"]);
      }),
    );
  });

  it("creates no tag for an object in place of a text", () => {
    const key = fc.constantFrom("$$typeof", "type", "props", "children", "ref", "dangerouslySetInnerHTML");
    const { json } = fc.letrec((tie) => ({
      json: fc.oneof(
        { maxDepth: 4 },
        text,
        fc.constantFrom("script", "Symbol(react.transitional.element)", 1, true, null),
        fc.array(tie("json"), { maxLength: 3 }),
        fc.dictionary(key, tie("json"), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(json, (what) => {
        expect(drawn(<p>{what as string}</p>).querySelectorAll("p *")).toHaveLength(0);
      }),
    );
  });
});
