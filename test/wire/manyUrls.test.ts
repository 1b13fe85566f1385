import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oneOfMany } from "../../src/wire/kinds.ts";
import { trustedUrl } from "../../src/wire/trustedUrl.ts";
import { runs } from "../support/thorough.ts";

const base = "https://api.servery.test:8443/v1";

describe("R38: a URL that may be opened", () => {
  it.each([
    ["a path", "/images/burger.webp", "https://api.servery.test:8443/images/burger.webp"],
    ["a path below the base", "burger.webp", "https://api.servery.test:8443/burger.webp"],
    ["another server's", "https://cdn.test/a.b/c-d_e.webp", "https://cdn.test/a.b/c-d_e.webp"],
    ["a server in capitals", "https://CDN.test/A", "https://cdn.test/A"],
    ["with the default port", "https://cdn.test:443/a", "https://cdn.test/a"],
    ["a server given as a number", "https://2130706433/a", "https://127.0.0.1/a"],
    ["one on this machine", "http://localhost:8080/a", "http://localhost:8080/a"],
    ["without https", "http://cdn.test/a", null],
    ["a path with two dots", "/images/../a", "https://api.servery.test:8443/a"],
    ["with spaces around it", " /a ", "https://api.servery.test:8443/a"],
    ["a server without its protocol", "//cdn.test/a", "https://cdn.test/a"],
    ["script", "javascript:alert(1)", null],
    ["with a name and a password", "https://a:b@cdn.test/a", "https://a:b@cdn.test/a"],
    ["without a server", "https:///", null],
    ["nothing", "", null],
    ["spaces", "  ", null],
  ])("%s", (_, text, url) => {
    expect(trustedUrl(text, base)).toBe(url);
    expect(oneOfMany(text, base)).toBe(url);
  });

  it("is the same from one and from many, for any text", () => {
    const piece = fc.constantFrom(
      "https://",
      "http://",
      "a",
      "A",
      ".",
      "..",
      "/",
      "//",
      "\\",
      ":",
      "443",
      "@",
      "?",
      "#",
      "%2e",
      " ",
      "é",
      "\n",
      "localhost",
      "-",
      "_",
    );
    const texts = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join("")),
      fc.string().map((rest) => `https://${rest}`),
      fc.string(),
    );
    const bases = fc.constantFrom(base, "", "http://localhost:80", "http://a.test/b", "about:blank");
    fc.assert(
      fc.property(texts, bases, (text, from) => {
        expect(oneOfMany(text, from)).toBe(trustedUrl(text, from));
      }),
      { numRuns: runs(2_000) },
    );
  });
});
