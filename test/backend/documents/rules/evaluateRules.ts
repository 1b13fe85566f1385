import type { Expression, Rules } from "./parseRules.ts";

type Data = Readonly<Record<string, unknown>>;
export type Operation = "get" | "list" | "create" | "update" | "delete";

export interface Asked {
  readonly operation: Operation;
  /** The path below `documents`; for a list, a document that isn't known. */
  readonly path: string;
  readonly auth: { readonly uid: string; readonly email?: string } | null;
  readonly time: Date;
  /**
   * The current document; null if it doesn't exist. For a list, the fields that the query fixes for all its documents.
   */
  readonly before: Data | null;
  /** The document after the write. */
  readonly after: Data | null;
}

const root = "/databases/(default)/documents/";
const covers: Readonly<Record<string, readonly string[]>> = {
  read: ["get", "list"],
  write: ["create", "update", "delete"],
};

type Scope = ReadonlyMap<string, unknown>;

/** What Firestore answers: true if any `allow` is true. An error counts as false. */
export function isAllowed(rules: Rules, asked: Asked): boolean {
  const { operation, auth, time, before, after } = asked;
  const token = auth && { sub: auth.uid, ...(auth.email === undefined ? {} : { email: auth.email }) };
  const request = { time, auth: auth && { uid: auth.uid, token }, resource: after && { data: after } };
  return rules.matches.some(({ pattern, variables, allows }) => {
    const found = pattern.exec(root + asked.path);
    if (!found) return false;
    const scope = new Map<string, unknown>(variables.map((name, index) => [name, found[index + 1]]));
    scope.set("request", request).set("resource", before && { data: before });
    return allows.some(({ operations, condition }) => {
      const isMeant = operations.some((each) => each === operation || covers[each]?.includes(operation));
      return isMeant && outcomeOf(() => evaluate(rules, condition, scope)) === true;
    });
  });
}

const failed = Symbol("an error");

function outcomeOf(run: () => unknown): unknown {
  try {
    return run();
  } catch {
    return failed;
  }
}

function evaluate(rules: Rules, expression: Expression, scope: Scope): unknown {
  const inner = (each: Expression) => evaluate(rules, each, scope);
  switch (expression.kind) {
    case "literal":
      return expression.value;
    case "name":
      if (!scope.has(expression.name)) throw new Error(`${expression.name} is not defined`);
      return scope.get(expression.name);
    case "list":
      return expression.items.map(inner);
    case "field":
      return fieldOf(inner(expression.of), expression.name);
    case "not":
      return !truthOf(inner(expression.inner));
    case "call":
      return call(rules, expression, scope);
    case "binary":
      return binary(
        expression.op,
        () => inner(expression.left),
        () => inner(expression.right),
      );
  }
}

/** Either side may decide alone, even if the other is an error. */
function binary(op: string, left: () => unknown, right: () => unknown): unknown {
  if (op === "==") return isSame(left(), right());
  if (op === "!=") return !isSame(left(), right());
  if (op === "in") return isIn(left(), right());
  if (op === ">") return numberOf(left()) > numberOf(right());
  if (op === "-") return numberOf(left()) - numberOf(right());
  if (op === "*") return numberOf(left()) * numberOf(right());
  const decides = op === "||";
  const outcomes = [outcomeOf(left), outcomeOf(right)];
  if (outcomes.includes(decides)) return decides;
  if (outcomes.includes(failed)) throw new Error(`an error on one side of ${op}`);
  return !decides;
}

function call(rules: Rules, { callee, inputs }: Extract<Expression, { kind: "call" }>, scope: Scope): unknown {
  const given = inputs.map((each) => evaluate(rules, each, scope));
  if (callee.kind === "field") return method(evaluate(rules, callee.of, scope), callee.name, given);
  const known = callee.kind === "name" ? rules.functions.get(callee.name) : undefined;
  if (!known) throw new Error("no such function");
  const local = new Map(scope);
  for (const [index, name] of known.inputs.entries()) local.set(name, given[index]);
  for (const [name, value] of known.lets) local.set(name, evaluate(rules, value, local));
  return evaluate(rules, known.result, local);
}

function method(on: unknown, name: string, [first, second]: readonly unknown[]): unknown {
  if (Array.isArray(on)) {
    if (name === "concat" && Array.isArray(first)) return [...on, ...first];
    if (name === "hasOnly" && Array.isArray(first)) return on.every((item) => first.includes(item));
  } else if (on instanceof Date) {
    if (name === "toMillis") return on.getTime();
  } else {
    const map = mapOf(on);
    if (name === "keys") return Object.keys(map);
    if (name === "get") return Object.hasOwn(map, String(first)) ? map[String(first)] : second;
    if (name === "diff") return { affectedKeys: affected(map, mapOf(first)) };
    if (name === "affectedKeys") return map["affectedKeys"];
  }
  throw new Error(`no such method: ${name}`);
}

function affected(one: Data, other: Data): readonly string[] {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].filter((key) => !(key in one && key in other && isSame(one[key], other[key])));
}

function fieldOf(of: unknown, name: string): unknown {
  const map = mapOf(of);
  if (!Object.hasOwn(map, name)) throw new Error(`no field ${name}`);
  return map[name];
}

function mapOf(value: unknown): Data {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error("not a map");
  return value as Data;
}

function truthOf(value: unknown): boolean {
  if (typeof value !== "boolean") throw new Error("not a boolean");
  return value;
}

function numberOf(value: unknown): number {
  if (typeof value !== "number") throw new Error("not a number");
  return value;
}

function isIn(item: unknown, list: unknown): boolean {
  return Array.isArray(list) ? list.some((each) => isSame(each, item)) : Object.hasOwn(mapOf(list), String(item));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
