import type { SourceFile } from "../architecture/sourceFiles.ts";
import { type Node, walk } from "../architecture/syntax.ts";

/** One planted fault: `before`, which stands at `start`, is replaced by `after`. */
export interface Mutant {
  readonly path: string;
  readonly line: number;
  readonly start: number;
  readonly before: string;
  readonly after: string;
  /** The innermost function around it, as `functionId` names it. */
  readonly inside: string;
}

type Change = readonly [start: number, end: number, after: string];
type Mutator = (node: Node, text: string, parent: Node | undefined) => readonly Change[];

const swaps: Readonly<Record<string, string>> = {
  ...{ "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&" },
  ...{ "+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "+=": "-=", "-=": "+=", "++": "--", "--": "++" },
};
const otherMethods: Readonly<Record<string, string>> = { some: "every", every: "some", min: "max", max: "min" };
const removedMethods = ["filter", "toSorted", "toReversed", "trim"];

export const functionId = (path: string, start: number): string => `${path}#${start}`;

export function isFunction({ type }: Node): boolean {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);
}

export function nodeAt(node: Node, field: string): Node {
  return node[field] as Node;
}

export function endOf(node: Node): number {
  return Number(node["end"]);
}

function isText(node: Node): boolean {
  return node.type === "TemplateLiteral" || typeof node["value"] === "string";
}

function swapOperator(node: Node, text: string): readonly Change[] {
  if (!/^(Binary|Logical|Update|Assignment)Expression$/.test(node.type)) return [];
  const operator = String(node["operator"]);
  const after = swaps[operator];
  const left = node["left"] as Node | undefined;
  if (!after || (left && operator[0] === "+" && (isText(left) || isText(nodeAt(node, "right"))))) return [];
  const start = text.indexOf(operator, left ? endOf(left) : node.start);
  return [[start, start + operator.length, after]];
}

function decideCondition(node: Node): readonly Change[] {
  if (!/^(If|While|For|DoWhile)Statement$|^ConditionalExpression$/.test(node.type) || !node["test"]) return [];
  const { start, ...rest } = nodeAt(node, "test");
  const isLoop = /While|For/.test(node.type);
  return (isLoop ? ["false"] : ["true", "false"]).map((after) => [start, Number(rest["end"]), after]);
}

function flipBoolean({ start, ...node }: Node): readonly Change[] {
  return typeof node["value"] === "boolean" ? [[start, Number(node["end"]), String(!node["value"])]] : [];
}

function dropNot(node: Node): readonly Change[] {
  return node.type === "UnaryExpression" && node["operator"] === "!" ? [[node.start, node.start + 1, ""]] : [];
}

function dropFallback(node: Node): readonly Change[] {
  return node["operator"] === "??" ? [[endOf(nodeAt(node, "left")), endOf(node), ""]] : [];
}

function dropCall(node: Node, _text: string, parent: Node | undefined): readonly Change[] {
  if (!/^(Call|Await)Expression$/.test(node.type) || nodeAt(node, "callee")?.type === "Super") return [];
  if (parent?.type === "ExpressionStatement") return [[parent.start, endOf(parent), ";"]];
  return parent?.type === "ArrowFunctionExpression" && parent["body"] === node
    ? [[node.start, endOf(node), "undefined"]]
    : [];
}

function changeMethod(node: Node): readonly Change[] {
  if (node.type !== "CallExpression" || nodeAt(node, "callee").type !== "MemberExpression") return [];
  const property = nodeAt(nodeAt(node, "callee"), "property");
  const other = otherMethods[String(property["name"])];
  if (other) return [[property.start, endOf(property), other]];
  const isRemoved = removedMethods.includes(String(property["name"]));
  return isRemoved ? [[endOf(nodeAt(nodeAt(node, "callee"), "object")), endOf(node), ""]] : [];
}

function emptyValue(node: Node): readonly Change[] {
  const parts = (node["elements"] ?? node["expressions"]) as readonly Node[] | undefined;
  if (!parts || parts.length === 0) return [];
  if (node.type === "ArrayExpression") return [[node.start, endOf(node), "[]"]];
  return node.type === "TemplateLiteral" ? [[node.start, endOf(node), '""']] : [];
}

const mutators: readonly Mutator[] = [
  ...[swapOperator, decideCondition, flipBoolean, dropNot, dropFallback, dropCall, changeMethod, emptyValue],
];

export function mutantsOf(file: SourceFile): readonly Mutant[] {
  const { path, text } = file;
  const found: Mutant[] = [];
  walk(file, (node, above) => {
    const changes = mutators.flatMap((mutate) => mutate(node, text, above.at(-1)));
    if (changes.length === 0 || [...above, node].some((each, at, all) => isForReaders(each, all[at - 1]))) return;
    const around = above.findLast(isFunction);
    const inside = around ? functionId(path, around.start) : path;
    const lineAt = (place: number) => text.slice(0, place).split("\n").length;
    for (const [start, end, after] of changes) {
      found.push({ path, line: lineAt(start), start, before: text.slice(start, end), after, inside });
    }
  });
  return found;
}

/** The source with the fault, and with as many lines as before. */
export function plant(text: string, { start, before, after }: Mutant): string {
  return text.slice(0, start) + after + before.replace(/[^\n]/g, "") + text.slice(start + before.length);
}

const wordCalls = /^(t|msg|say|plural|select|selectOrdinal|classNames|console|log)$/;
const wordElements = /^(Trans|Plural|Select|SelectOrdinal)$/;

function nameOf(value: unknown): string {
  const node = value as Node | undefined;
  return String(node?.["name"] ?? (node?.["object"] ? nameOf(node["object"]) : ""));
}

/** Whether no test should depend on it: types, words, classes, what is logged for developers, and React's lists. */
function isForReaders(node: Node, parent: Node | undefined): boolean {
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
