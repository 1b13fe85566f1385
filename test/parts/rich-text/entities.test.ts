import { describe, expect, it } from "vitest";
import { withoutEntities } from "../../../src/parts/rich-text/entities.ts";

describe("entities in a store's text", () => {
  it.each([
    ["&eacute;&Eacute;&szlig;&yuml;", "éÉßÿ"],
    ["&AMP; &Amp;", "& &Amp;"],
    ["&alpha;&Omega;&sigmaf;&rho;&Sigma;", "αΩςρΣ"],
    ["&euro;5 &ndash; &pound;6&hellip;", "€5 – £6…"],
    ["&lsquo;a&rsquo; &ldquo;b&rdquo; &bdquo;c&rdquo; &bull;", "‘a’ “b” „c” •"],
    ["&frac12; &times; 4&sup2; &deg;C", "½ × 4² °C"],
    ["&hearts;&trade;&rarr;&ge;", "♥™→≥"],
    ["&amp;eacute;", "&eacute;"],
    ["&#8364;&#x20AC;&#128;&#150;&#146;", "€€€–’"],
    ["&#0;&#xD800;&#x110000;", ""],
    ["&#129;", "\u0081"],
    ["AT&T; &constructor; &; &nope;", "AT&T; &constructor; &; &nope;"],
  ])("converts %s", (text, shown) => {
    expect(withoutEntities(text)).toBe(shown);
  });
});
