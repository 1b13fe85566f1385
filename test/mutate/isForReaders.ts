import type { Node } from "../architecture/syntax.ts";

const wordCalls = /^(t|msg|say|plural|select|selectOrdinal|classNames|console|log)$/;
const wordElements = /^(Trans|Plural|Select|SelectOrdinal)$/;

function nameOf(value: unknown): string {
  const node = value as Node | undefined;
  return String(node?.["name"] ?? (node?.["object"] ? nameOf(node["object"]) : ""));
}

/** Whether no test should depend on it: types, words, classes, what is logged for developers, and React's lists. */
export function isForReaders(node: Node, parent: Node | undefined): boolean {
  if (node.type.startsWith("TS")) return !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type);
  switch (node.type) {
    case "ImportDeclaration":
    case "TaggedTemplateExpression":
    case "ThrowStatement":
      return true;
    case "CallExpression":
      return wordCalls.test(nameOf(node["callee"]));
    case "NewExpression":
      return nameOf(node["callee"]).endsWith("Error");
    case "JSXElement":
      return wordElements.test(nameOf((node["openingElement"] as Node)["name"]));
    case "JSXAttribute":
      return nameOf(node["name"]) === "className";
    case "ArrayExpression":
      return parent?.type === "CallExpression" && /^use[A-Z]/.test(nameOf(parent["callee"]));
    default:
      return false;
  }
}
