/** An expression of firestore.rules. */
export type Expression =
  | { readonly kind: "literal"; readonly value: string | number | boolean | null }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "list"; readonly items: readonly Expression[] }
  | { readonly kind: "field"; readonly of: Expression; readonly name: string }
  | { readonly kind: "call"; readonly callee: Expression; readonly inputs: readonly Expression[] }
  | { readonly kind: "not"; readonly inner: Expression }
  | { readonly kind: "binary"; readonly op: string; readonly left: Expression; readonly right: Expression };

interface RulesFunction {
  readonly inputs: readonly string[];
  readonly lets: readonly (readonly [name: string, value: Expression])[];
  readonly result: Expression;
}

export interface Allow {
  readonly operations: readonly string[];
  readonly condition: Expression;
}

/** A `match` with its whole path as a pattern. */
export interface Match {
  readonly pattern: RegExp;
  readonly variables: readonly string[];
  readonly allows: readonly Allow[];
}

export interface Rules {
  readonly functions: ReadonlyMap<string, RulesFunction>;
  readonly matches: readonly Match[];
}

const token = /\s*(?:\/\/[^\n]*\s*)*('[^']*'|\d+|\w+|&&|\|\||==|!=|=\*\*|[^\s])/y;
const levels = [["||"], ["&&"], ["==", "!="], [">"], ["in"], ["-"], ["*"]];

/** Parses the part of the language that our rules use. Anything else is an error and is never skipped. */
export function parseRules(source: string): Rules {
  const tokens: string[] = [];
  for (let found = token.exec(source); found; found = token.exec(source)) tokens.push(found[1] ?? "");
  const functions = new Map<string, RulesFunction>();
  const matches: Match[] = [];
  let at = 0;

  const next = () => tokens[at];
  function take(wanted?: string): string {
    const found = tokens[at] ?? "the end";
    if (wanted !== undefined && found !== wanted) throw new Error(`${wanted} expected, not ${found} (token ${at})`);
    at += 1;
    return found;
  }
  function takeIf(wanted: string): boolean {
    if (next() !== wanted) return false;
    at += 1;
    return true;
  }

  function listUntil<T>(end: string, item: () => T): readonly T[] {
    const items: T[] = [];
    while (!takeIf(end)) {
      items.push(item());
      if (next() !== end) take(",");
    }
    return items;
  }

  function expression(level = 0): Expression {
    const ops = levels[level];
    if (!ops) return unary();
    let left = expression(level + 1);
    while (ops.includes(next() ?? "")) {
      const op = take();
      left = { kind: "binary", op, left, right: expression(level + 1) };
    }
    return left;
  }

  function unary(): Expression {
    if (takeIf("!")) return { kind: "not", inner: unary() };
    let found = primary();
    for (;;) {
      if (takeIf(".")) found = { kind: "field", of: found, name: take() };
      else if (takeIf("(")) found = { kind: "call", callee: found, inputs: listUntil(")", expression) };
      else return found;
    }
  }

  function primary(): Expression {
    const first = take();
    if (first === "(") {
      const inner = expression();
      take(")");
      return inner;
    }
    if (first === "[") return { kind: "list", items: listUntil("]", expression) };
    if (first.startsWith("'")) return { kind: "literal", value: first.slice(1, -1) };
    if (/^\d+$/.test(first)) return { kind: "literal", value: Number(first) };
    if (first === "null") return { kind: "literal", value: null };
    if (first === "true" || first === "false") return { kind: "literal", value: first === "true" };
    if (/^[a-z]\w*$/i.test(first)) return { kind: "name", name: first };
    throw new Error(`No expression starts with ${first}`);
  }

  function readFunction(): void {
    const name = take();
    take("(");
    const inputs = listUntil(")", take);
    take("{");
    const lets: [string, Expression][] = [];
    while (takeIf("let")) {
      const local = take();
      take("=");
      lets.push([local, expression()]);
      take(";");
    }
    take("return");
    const result = expression();
    take(";");
    take("}");
    functions.set(name, { inputs, lets, result });
  }

  function readAllow(): Allow {
    const operations = [take()];
    while (takeIf(",")) operations.push(take());
    take(":");
    take("if");
    const condition = expression();
    take(";");
    return { operations, condition };
  }

  function readMatch(parent: string, outer: readonly string[]): void {
    let pattern = parent;
    const variables = [...outer];
    while (takeIf("/")) {
      if (!takeIf("{")) {
        pattern += `/${take()}`;
        continue;
      }
      variables.push(take());
      pattern += takeIf("=**") ? "((?:/[^/]+)*)" : "/([^/]+)";
      take("}");
    }
    take("{");
    const allows: Allow[] = [];
    while (!takeIf("}")) {
      if (takeIf("match")) readMatch(pattern, variables);
      else if (takeIf("function")) readFunction();
      else {
        take("allow");
        allows.push(readAllow());
      }
    }
    matches.push({ pattern: new RegExp(`^${pattern}$`), variables, allows });
  }

  for (const word of ["rules_version", "=", "'2'", ";", "service", "cloud", ".", "firestore", "{", "match"]) take(word);
  readMatch("", []);
  take("}");
  if (at !== tokens.length) throw new Error(`${next()} is after the end`);
  return { functions, matches };
}
