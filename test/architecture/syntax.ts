import { posix } from "node:path";
import { parseSync } from "rolldown/utils";
import type { SourceFile } from "./sourceFiles.ts";

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

export interface Import {
  /** A path from the root ("src/ui/Button.tsx"), or a package name as written ("react-dom/client"). */
  readonly target: string;
  /** Whether it uses `import()`, of a module or of its type. */
  readonly isLazy: boolean;
  /** Whether it leaves nothing in the compiled code. */
  readonly isType: boolean;
  readonly names: readonly string[];
}

interface Parsed {
  readonly program: Node;
  readonly comments: readonly { readonly start: number; readonly end: number }[];
}

function parse({ path, text }: SourceFile): Parsed {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} can't be parsed: ${errors[0]?.message}`);
  return { program: program as unknown as Node, comments };
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** Walks depth first. `visit` also gets the ancestors of each node, the nearest last. */
export function walk(file: SourceFile, visit: (node: Node, above: readonly Node[]) => void): void {
  const step = (node: Node, above: readonly Node[]): void => {
    visit(node, above);
    const inside = [...above, node];
    for (const value of Object.values(node).flat()) if (isNode(value)) step(value, inside);
  };
  step(parse(file).program, []);
}

export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  const add = (node: Node, isLazy: boolean, names: readonly string[] = []) =>
    found.push({ target: targetOf(file.path, node["source"]), isLazy, isType: isTypeOnly(node), names });
  walk(file, (node) => {
    if (node.type === "ImportDeclaration") add(node, false, importedNames(node));
    else if (/^Export(Named|All)Declaration$/.test(node.type) && node["source"]) add(node, false);
    else if (node.type === "ImportExpression" || node.type === "TSImportType") add(node, true);
  });
  return found;
}

function isTypeOnly(node: Node): boolean {
  return node.type === "TSImportType" || node["importKind"] === "type" || node["exportKind"] === "type";
}

function importedNames(declaration: Node): string[] {
  const specifiers = declaration["specifiers"] as readonly Node[];
  return specifiers.map(({ imported }) => (isNode(imported) ? String(imported["name"]) : "*"));
}

function targetOf(path: string, source: unknown): string {
  // With a template or a variable, the target is unknown.
  if (!isNode(source) || typeof source["value"] !== "string") return "(unknown)";
  const specifier = source["value"].replace(/\?.*$/, "");
  return specifier.startsWith(".") ? posix.join(posix.dirname(path), specifier) : specifier;
}

/** The text with its comments replaced by spaces. */
export function codeOf(file: SourceFile): string {
  let code = file.text;
  for (const { start, end } of parse(file).comments) {
    code = code.slice(0, start) + " ".repeat(end - start) + code.slice(end);
  }
  return code;
}
