import type { SourceFile } from "./sourceFiles.ts";
import { importsOf } from "./syntax.ts";

interface Subject {
  readonly layer: string;
  /** A folder, or a file that is in no folder of its layer. */
  readonly name: string;
}

/** Undefined outside the layers that are divided into subjects. `services` has two subjects: ports and adapters. */
export function subjectOf(path: string): Subject | undefined {
  const [, layer, name] = /^src\/(domain|wire|services|state|views|parts|features)\/([^/]+)/.exec(path) ?? [];
  return layer === undefined || name === undefined || name === "README.md" ? undefined : { layer, name };
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function graphOf(files: readonly SourceFile[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const own = subjectOf(file.path);
    for (const { target } of own ? importsOf(file) : []) {
      const other = subjectOf(target);
      if (!own || own.layer !== other?.layer || own.name === other.name) continue;
      const key = `${own.layer}/${own.name}`;
      graph.set(key, (graph.get(key) ?? new Set()).add(`${other.layer}/${other.name}`));
    }
  }
  return graph;
}

/** The shortest path from a subject back to itself. */
function circleFrom(start: string, graph: Graph): readonly string[] | undefined {
  const seen = new Set<string>();
  let ways: (readonly string[])[] = [[start]];
  while (ways.length > 0) {
    const longer: (readonly string[])[] = [];
    for (const way of ways) {
      for (const next of graph.get(way.at(-1) ?? start) ?? []) {
        if (next === start) return way;
        if (seen.has(next)) continue;
        seen.add(next);
        longer.push([...way, next]);
      }
    }
    ways = longer;
  }
  return undefined;
}

/**
 * Returns one line for each circle of subjects, types and `import()` included: "state/cart → state/order → state/cart".
 */
export function circlesOfSubjects(files: readonly SourceFile[]): string[] {
  const graph = graphOf(files);
  const circles = [...graph.keys()].sort().flatMap((start) => {
    const circle = circleFrom(start, graph);
    // Reported once, for the alphabetically first of its subjects.
    return circle && start === [...circle].sort()[0] ? [[...circle, start].join(" → ")] : [];
  });
  return circles;
}
