import { expect, it } from "vitest";
import { filesUnder, type SourceFile } from "./sourceFiles.ts";
import { type Node, walk } from "./syntax.ts";

/** Returns one line for each readable atom in an actions file. */
function readableInActions(files: readonly SourceFile[]): string[] {
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

/** `atom(null, …)` with a write function: it has no value to read. */
function isAction({ init }: Node): boolean {
  const { type, callee, arguments: given } = init as Node;
  if (type !== "CallExpression" || nameOf(callee) !== "atom") return false;
  const [read, write] = given as readonly Node[];
  return read?.type === "Literal" && read["value"] === null && write !== undefined;
}

function nameOf(node: unknown): string {
  return String((node as Node)["name"]);
}

it("actions files only contain actions", () => {
  expect(readableInActions(filesUnder("src/state", /\.ts$/))).toEqual([]);
});
