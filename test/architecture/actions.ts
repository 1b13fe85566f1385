import type { SourceFile } from "./sourceFiles.ts";
import { type Node, walk } from "./syntax.ts";

/** One line for each atom of an actions file that can be read. */
export function readableInActions(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith(".actions.ts"))
    .flatMap((file) => {
      const found: string[] = [];
      walk(file, (node) => {
        if (node.type !== "VariableDeclarator" || !isAtom(node) || isAction(node)) return;
        found.push(`${file.path}: ${nameOf(node["id"])} is no action`);
      });
      return found;
    });
}

function isAtom({ id }: Node): boolean {
  return nameOf(id).endsWith("Atom");
}

/** `atom(null, …)`: there is nothing to read. */
function isAction({ init }: Node): boolean {
  const { type, callee, arguments: given } = init as Node;
  if (type !== "CallExpression" || nameOf(callee) !== "atom") return false;
  const [read, write] = given as readonly Node[];
  return read?.type === "Literal" && read["value"] === null && write !== undefined;
}

function nameOf(node: unknown): string {
  return String((node as Node)["name"]);
}
