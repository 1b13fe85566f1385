import type { JsonSchema } from "../../../widget-demo/backend/contract/published/jsonSchema.ts";
import { alternatives, isRecord, schemas } from "./schemas.ts";

/** Records which keys are used, by record and key: `Store.Name`. */
export function createRecorder() {
  const used = new Set<string>();
  const strange = new Set<string>();

  function use(name: string, key: string): void {
    (Object.hasOwn(schemas[name]?.properties ?? {}, key) ? used : strange).add(`${name}.${key}`);
  }

  /** The same value, which tells each key that is read. What isn't a record of the contract is left as it is. */
  function watched(value: unknown, schema: JsonSchema): unknown {
    const options = alternatives(schema);
    if (Array.isArray(value)) {
      const list = options.find(({ is }) => is.type === "array");
      return value.map((each) => watched(each, (list?.is.items ?? {}) as JsonSchema));
    }
    if (!isRecord(value)) return value;
    const keyed = options.find(({ is }) => is.additionalProperties)?.is.additionalProperties;
    const named = options.find(({ name }) => name !== null);
    const inner = Object.entries(value).map(([key, each]) => {
      return [key, watched(each, (keyed ?? named?.is.properties?.[key] ?? {}) as JsonSchema)] as const;
    });
    const copy: Record<string, unknown> = Object.fromEntries(inner);
    const name = named?.name;
    if (keyed !== undefined || !name) return copy;
    return new Proxy(copy, {
      get(target, key) {
        if (typeof key === "string") use(name, key);
        return Reflect.get(target, key);
      },
    });
  }

  /** Notes each key of a value that the shop has written. */
  function written(value: unknown, schema: JsonSchema): void {
    const options = alternatives(schema);
    if (Array.isArray(value)) {
      const list = options.find(({ is }) => is.type === "array");
      for (const each of value) written(each, (list?.is.items ?? {}) as JsonSchema);
    }
    const named = options.find(({ name }) => name !== null);
    if (!isRecord(value) || !named?.name) return;
    for (const [key, each] of Object.entries(value)) {
      use(named.name, key);
      written(each, (named.is.properties?.[key] ?? {}) as JsonSchema);
    }
  }

  const of = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });
  return {
    used,
    strange,
    watch: (value: unknown, name: string) => watched(value, of(name)),
    write: (value: unknown, name: string) => written(value, of(name)),
  };
}
