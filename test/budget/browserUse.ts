import { type Node, walk } from "../architecture/syntax.ts";
import { type Browsers, globals, inPatterns, lacking, methods, statics } from "./browserData.ts";

/** Where a global is called by its name alone, or in one of these. */
const globalObjects = /^(globalThis|window|self)$/;

interface Named extends Node {
  readonly name?: string;
}

const nameOf = (node: unknown) => (node as Named | undefined)?.name ?? null;

function propertyOf({ computed, property }: Node): string | null {
  if (!computed) return nameOf(property);
  const { value } = property as Node;
  return typeof value === "string" ? value : null;
}

/** The global that a node names: `Map`, or `window.Map`. */
function globalAt(node: Node | undefined): string | null {
  if (node?.type === "Identifier") return nameOf(node);
  const isOfGlobal = node?.type === "MemberExpression" && globalObjects.test(nameOf(node["object"]) ?? "");
  return isOfGlobal ? propertyOf(node) : null;
}

/** What a script needs that one of the browsers lacks: `Map.groupBy`, `structuredClone`, `.toSorted`. */
export function missingIn(path: string, text: string, browsers: Browsers): ReadonlySet<string> {
  const missing = new Set<string>();
  const note = (name: string, compats: Parameters<typeof lacking>[0] | undefined) => {
    if (compats && lacking(compats, browsers).length > 0) missing.add(name);
  };
  walk({ path, text }, (node) => {
    if (node.type === "MemberExpression") {
      const owner = globalAt(node["object"] as Node);
      const name = propertyOf(node);
      if (owner !== null && name !== null) note(`${owner}.${name}`, statics.get(`${owner}.${name}`));
    } else if (node.type === "CallExpression" || node.type === "NewExpression") {
      const callee = node["callee"] as Node;
      const name = globalAt(callee);
      const method = callee.type === "MemberExpression" ? propertyOf(callee) : null;
      if (name !== null) note(name, globals.get(name));
      else if (method !== null && !statics.has(`${globalAt(callee["object"] as Node)}.${method}`)) {
        note(`.${method}`, methods.get(method));
      }
    } else if (node.type === "Literal" && node["regex"]) {
      const { pattern, flags } = node["regex"] as { readonly pattern: string; readonly flags: string };
      if (/\(\?<[=!]/.test(pattern)) note("lookbehind", inPatterns.lookbehind);
      if (/\(\?[ims]*-?[ims]+:/.test(pattern)) note("modifiers", inPatterns.modifiers);
      if (flags.includes("v")) note("the flag v", inPatterns.sets);
    }
  });
  return missing;
}
