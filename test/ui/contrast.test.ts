import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastRatio, hexOf, mix, parseHexColour, READABLE_RATIO, readableOn } from "../../src/ui/contrast.ts";

const black = [0, 0, 0];
const white = [255, 255, 255];
const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(channel, channel, channel);

describe("parseHexColour", () => {
  it.each([
    ["#b3401a", [179, 64, 26]],
    ["#B3401A", [179, 64, 26]],
    [" #fff ", white],
    ["#0f8", [0, 255, 136]],
    ["#0f84", [0, 255, 136]],
    ["#00ff8880", [0, 255, 136]],
  ])("parses %s", (text, expected) => {
    expect(parseHexColour(text)).toEqual(expected);
  });

  it.each(["", "b3401a", "#b3401", "#ggg", "red", "#fff;}", "rgb(1,2,3)", "url(#fff)"])("refuses %j", (text) => {
    expect(parseHexColour(text)).toBeNull();
  });

  it("parses what hexOf wrote", () => {
    fc.assert(
      fc.property(colour, (any) => {
        expect(parseHexColour(hexOf(any))).toEqual(any);
      }),
    );
  });
});

describe("contrastRatio", () => {
  it("is 21 between black and white, and 1 between equal colours", () => {
    expect(contrastRatio(black, white)).toBeCloseTo(21, 5);
    expect(contrastRatio(white, white)).toBe(1);
  });

  it("matches a published value", () => {
    expect(contrastRatio([118, 118, 118], white)).toBeCloseTo(4.54, 2);
  });

  it("doesn't depend on the order", () => {
    fc.assert(fc.property(colour, colour, (one, other) => contrastRatio(one, other) === contrastRatio(other, one)));
  });
});

describe("readableOn", () => {
  it("is always readable", () => {
    fc.assert(
      fc.property(colour, colour, (background, wanted) => {
        expect(contrastRatio(background, readableOn(background, wanted))).toBeGreaterThanOrEqual(READABLE_RATIO);
      }),
    );
  });

  it("keeps the wanted colour if it is readable, and is black or white otherwise", () => {
    const navy = [0, 0, 128];
    expect(readableOn(white, navy)).toEqual(navy);
    expect(readableOn([255, 224, 102], white)).toEqual(black);
    expect(readableOn(navy, black)).toEqual(white);
  });
});

describe("mix", () => {
  it("blends from the second colour to the first", () => {
    expect(mix(black, white, 0)).toEqual(white);
    expect(mix(black, white, 1)).toEqual(black);
    expect(mix(black, white, 0.5)).toEqual([128, 128, 128]);
  });
});
