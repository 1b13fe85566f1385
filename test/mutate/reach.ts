import type { SourceFile } from "../architecture/sourceFiles.ts";
import { walk } from "../architecture/syntax.ts";
import { endOf, functionId, isFunction, nodeAt } from "./mutators.ts";

/** The source, changed so that each of its functions notes when it is called. `noteReach.ts` tells who called it. */
export function withReach(file: SourceFile): string {
  const inserts: (readonly [at: number, text: string])[] = [];
  const note = (id: string) => `globalThis.reachedCode?.add(${JSON.stringify(id)})`;
  walk(file, (node) => {
    if (!isFunction(node) || !node["body"]) return;
    const body = nodeAt(node, "body");
    const noted = note(functionId(file.path, node.start));
    if (body.type === "BlockStatement") inserts.push([body.start + 1, `${noted};`]);
    else inserts.push([body.start, `(${noted},`], [endOf(body), ")"]);
  });
  // The last ones first, so that the places of the others stay right. Of two at one place, the later one is outer.
  const ordered = inserts.toSorted(([one], [other]) => other - one);
  const text = ordered.reduce((code, [at, added]) => code.slice(0, at) + added + code.slice(at), file.text);
  return `${text}\n${note(file.path)};`;
}
