import { describe, expect, it } from "vitest";
import { checkEmail } from "../../../src/domain/customer/email.ts";

describe("an e-mail address", () => {
  it.each([
    "a@b.co",
    "noor.abbot+servery@mail.example.com.au",
    "o'hara_1@example.com",
    "n-a@ex-ample.com",
    "李@例子.中国",
  ])("may be %s", (text) => {
    expect(checkEmail(text)).toEqual({ ok: true, value: text });
  });

  it.each([
    "noor",
    "noor@",
    "@example.com",
    "noor@example",
    "noor@example.c",
    "noor@@example.com",
    "noor@example..com",
    ".noor@example.com",
    "noor.@example.com",
    "no or@example.com",
    "noor@exa mple.com",
    "noor@-example.com",
    "noor@example.com, other@example.com",
    `${"n".repeat(250)}@example.com`,
  ])("may not be %s", (text) => {
    expect(checkEmail(text)).toEqual({ ok: false, problem: "invalid" });
  });

  it("is checked quickly, even if it is long and almost valid", () => {
    const started = performance.now();
    checkEmail(`${"a.".repeat(120)}@${"b-".repeat(5)}`);
    checkEmail(`a@${"b".repeat(240)}!`);
    expect(performance.now() - started).toBeLessThan(100);
  });
});
