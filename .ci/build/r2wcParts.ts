import { withoutParts } from "./withoutParts.ts";

/** The element gets no props from r2wc, which therefore converts no attribute. */
export const r2wcParts = () =>
  withoutParts("@r2wc/core", /\/@r2wc\/core\/dist\/core\.js$/, [
    [/^const C = \{[\s\S]*?(?=function k\()/, ""],
    [/function N\([\s\S]*?\n\}, w = \{[\s\S]*?\n\}, b = /, "const w = {}, b = "],
  ]);
