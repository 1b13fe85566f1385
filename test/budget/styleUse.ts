import { type Node, walk } from "../architecture/syntax.ts";
import { atRules, type Browsers, lacking, properties, selectors } from "./browserData.ts";

/** The style sheets that a script contains as texts, as the build has compiled them. */
export function stylesIn(path: string, text: string): readonly string[] {
  const found: string[] = [];
  walk({ path, text }, (node) => {
    const { value } = node as Node & { readonly value?: string | { readonly cooked?: string } };
    const words = node.type === "TemplateElement" ? (value as { readonly cooked?: string }).cooked : value;
    if (typeof words === "string" && /\{[\w-]+:.*\}$/s.test(words)) found.push(words);
  });
  return found;
}

/** A browser that doesn't know one of several selectors leaves out that one alone. */
const forgiving = /:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g;

/** What a style sheet needs that one of the browsers lacks: `@starting-style`, `:popover-open`, `text-wrap: balance`. */
export function missingInStyles(css: string, browsers: Browsers): ReadonlySet<string> {
  const missing = new Set<string>();
  const note = (name: string, compats: Parameters<typeof lacking>[0] | undefined) => {
    if (compats && lacking(compats, browsers).length > 0) missing.add(name);
  };
  const text = css.replace(/"[^"]*"/g, '""');
  for (const [, name = ""] of text.matchAll(/@([\w-]+)/g)) note(`@${name}`, atRules.get(name));
  for (const [, selector = ""] of text.matchAll(/([^{};]+)\{/g)) {
    if (selector.trim().startsWith("@")) continue;
    for (const [said, name = ""] of selector.replace(forgiving, "").matchAll(/::?(?!-webkit-)([\w-]+)/g))
      note(said, selectors.get(name));
    if (selector.includes("&")) note("nesting", selectors.get("nesting"));
  }
  for (const [, name = "", value = ""] of text.matchAll(/[{;]\s*(?!-webkit-)([\w-]+)\s*:([^{};]+)(?=[;}])/g)) {
    // For older browsers, the build writes some under their old names, too.
    if (text.includes(`-webkit-${name}:`)) continue;
    note(name, properties.get(name));
    if (missing.has(name)) continue;
    for (const [word] of value.matchAll(/[\w-]+/g)) note(`${name}: ${word}`, properties.get(`${name}: ${word}`));
  }
  return missing;
}
