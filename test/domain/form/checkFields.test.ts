import { describe, expect, it, vi } from "vitest";
import { checkFields, fine, wrong } from "../../../src/domain/form/checkFields.ts";

describe("the fields of a form", () => {
  it("build the value if all are valid", () => {
    const checked = checkFields({ count: fine(2), name: fine("Noor") }, ({ count, name }) => `${count} ${name}`);
    expect(checked).toEqual({ ok: true, value: "2 Noor" });
  });

  it.each([
    ["the first", { a: wrong("required"), b: fine(1) }, { a: "required", b: null }],
    ["the last", { a: fine(1), b: wrong("invalid") }, { a: null, b: "invalid" }],
    ["each", { a: wrong("required"), b: wrong("invalid") }, { a: "required", b: "invalid" }],
  ])("report which are wrong, and build nothing: %s", (_which, fields, problems) => {
    const make = vi.fn();
    expect(checkFields(fields, make)).toEqual({ ok: false, problems });
    expect(make).not.toHaveBeenCalled();
  });
});
