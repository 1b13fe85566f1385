import type { ServeryCardLook } from "../index.ts";

type Part = Exclude<keyof ServeryCardLook, "colorScheme" | "labels">;

/** Which property each part of the look is a value of, and the tokens that it sets. */
const parts: Readonly<Record<Part, readonly [property: string, ...tokens: string[]]>> = {
  fontFamily: ["font-family", "font"],
  fontSize: ["font-size", "text-typed"],
  color: ["color", "ink"],
  placeholderColor: ["color", "ink-soft"],
  errorColor: ["color", "bad"],
  accentColor: ["color", "accent"],
  backgroundColor: ["color", "paper", "surface"],
  borderColor: ["color", "control-line"],
  borderRadius: ["border-radius", "radius-m"],
  height: ["height", "target"],
};

/** Fits every property, whatever it comes to. */
const substitution = /(?:var|env|attr)\(/i;

/**
 * The tokens that make the fields look as the shop's. Leaves out what isn't such a value, an address of an image least
 * of all.
 */
export function lookTokens(
  look: ServeryCardLook,
  isValue: (property: string, value: string) => boolean,
): readonly (readonly [token: string, value: string])[] {
  const found = Object.entries(parts).flatMap(([part, [property, ...tokens]]) => {
    const value = look[part as Part];
    if (substitution.test(value) || !isValue(property, value)) return [];
    return tokens.map((token) => [`--servery-${token}`, value] as const);
  });
  return [["--servery-scheme", look.colorScheme], ...found];
}
