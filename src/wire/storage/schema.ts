/**
 * The part of valibot that stored values need, with the same names: 2.1 kB (gzip) less for the first view. A stored
 * value is valid or dropped, so errors have no messages. Undefined means "invalid": JSON has no undefined.
 */
export type GenericSchema<_Input, T> = (value: unknown) => T | undefined;
export type Schema<T> = GenericSchema<unknown, T>;
export type PipeItem<A, B> = (value: A) => B | undefined;
type Output<S> = S extends Schema<infer T> ? T : never;
type Entries = Readonly<Record<string, Schema<unknown>>>;

type SafeResult<T> = { readonly success: true; readonly output: T } | { readonly success: false };

export function safeParse<T>(schema: Schema<T>, value: unknown): SafeResult<T> {
  const output = schema(value);
  return output === undefined ? { success: false } : { success: true, output };
}

function where<T>(isRight: (value: unknown) => boolean): Schema<T> {
  return (value) => (isRight(value) ? (value as T) : undefined);
}

export const string = () => where<string>((value) => typeof value === "string");
export const number = () => where<number>((value) => typeof value === "number" && !Number.isNaN(value));
export const boolean = () => where<boolean>((value) => typeof value === "boolean");
export const unknown = () => where<unknown>(() => true);

export function picklist<const T>(options: readonly T[]): Schema<T> {
  return where((value) => options.includes(value as T));
}

/** Undefined if any of the values is invalid. */
function whole<T>(values: readonly (T | undefined)[]): T[] | undefined {
  return values.includes(undefined) ? undefined : (values as T[]);
}

export function array<T>(member: Schema<T>): Schema<T[]> {
  return (value) => (Array.isArray(value) ? whole(value.map((each) => member(each))) : undefined);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An object with these keys. Other keys are dropped. */
export function object<const E extends Entries>(entries: E): Schema<{ -readonly [K in keyof E]: Output<E[K]> }> {
  return (value) => {
    if (!isRecord(value)) return undefined;
    const own = (key: string) => (Object.hasOwn(value, key) ? value[key] : undefined);
    const read = whole(Object.entries(entries).map(([key, schema]) => pairOf(key, schema(own(key)))));
    return read && (Object.fromEntries(read) as { -readonly [K in keyof E]: Output<E[K]> });
  };
}

function pairOf<T>(key: string, value: T | undefined): readonly [string, T] | undefined {
  return value === undefined ? undefined : [key, value];
}

const inherited = ["__proto__", "prototype", "constructor"];

type Keyed<K extends string, T> = string extends K ? { [key: string]: T } : { [P in K]?: T };

export function record<K extends string, T>(key: Schema<K>, member: Schema<T>): Schema<Keyed<K, T>> {
  return (value) => {
    if (!isRecord(value)) return undefined;
    const own = Object.entries(value).filter(([name]) => !inherited.includes(name));
    const read = whole(own.map(([name, each]) => (key(name) === undefined ? undefined : pairOf(name, member(each)))));
    return read && (Object.fromEntries(read) as Keyed<K, T>);
  };
}

export function check<T>(isRight: (value: T) => boolean): PipeItem<T, T> {
  return (value) => (isRight(value) ? value : undefined);
}

export const finite = () => check<number>(Number.isFinite);
export const minValue = (least: number) => check<number>((value) => value >= least);
export const nonEmpty = () => check<string>((value) => value !== "");

export function pipe<A, B>(schema: Schema<A>, a: PipeItem<A, B>): Schema<B>;
export function pipe<A, B, C>(schema: Schema<A>, a: PipeItem<A, B>, b: PipeItem<B, C>): Schema<C>;
export function pipe<A, B, C, D>(schema: Schema<A>, a: PipeItem<A, B>, b: PipeItem<B, C>, c: PipeItem<C, D>): Schema<D>;
export function pipe<A, B, C, D, E>(
  schema: Schema<A>,
  a: PipeItem<A, B>,
  b: PipeItem<B, C>,
  c: PipeItem<C, D>,
  d: PipeItem<D, E>,
): Schema<E>;
export function pipe(schema: Schema<unknown>, ...steps: PipeItem<unknown, unknown>[]): Schema<unknown> {
  return (value) => {
    let output = schema(value);
    for (const step of steps) if (output !== undefined) output = step(output);
    return output;
  };
}

export function nullable<T>(schema: Schema<T>): Schema<T | null> {
  return (value) => (value === null ? null : schema(value));
}

export function optional<T>(schema: Schema<T>, missing: T): Schema<T> {
  return (value) => (value === undefined ? missing : schema(value));
}

export function fallback<T>(schema: Schema<T>, wrong: T): Schema<T> {
  return (value) => schema(value) ?? wrong;
}

export function transform<A, B>(change: (value: A) => B): PipeItem<A, B> {
  return change;
}

export const integer = () => check<number>(Number.isInteger);
export const maxValue = (most: number) => check<number>((value) => value <= most);

export function maxLength<T extends { readonly length: number }>(most: number): PipeItem<T, T> {
  return check((value) => value.length <= most);
}
