// Old libraries such as Prototype.js 1.6 replace standard functions by their own of the same name, which mean something
// else. The shop and its libraries then count, list and write wrongly. Where a function isn't the standard one, a call
// in the standard's way gets the standard's answer. The library's own calls get the library's.

type Call = (this: never, ...given: never[]) => unknown;

/** Replaces a function only if its answer is wrong. It stays as visible to `for … in` as it was. */
function mend(on: object, name: string, isRight: () => boolean, standard: (theirs: Call) => Call): void {
  const found = Object.getOwnPropertyDescriptor(on, name);
  if (!found || isRight()) return;
  Object.defineProperty(on, name, { ...found, value: standard(found.value as Call) });
}

const record = (): object => Object.create({ inherited: 1 }, { own: { value: 1, enumerable: true } });

function listFrom(source: Iterable<unknown> | ArrayLike<unknown> | null, map?: (each: unknown, at: number) => unknown) {
  const list: unknown[] = [];
  if (source && Symbol.iterator in Object(source)) for (const each of source as Iterable<unknown>) list.push(each);
  else
    for (let at = 0; at < ((source as ArrayLike<unknown> | null)?.length ?? 0); at += 1)
      list.push((source as ArrayLike<unknown>)[at]);
  if (map) for (let at = 0; at < list.length; at += 1) list[at] = map(list[at], at);
  return list;
}

function* pairsOf(this: readonly unknown[]) {
  for (let at = 0; at < this.length; at += 1) yield [at, this[at]];
}

function keysOf(value: object): string[] {
  const keys: string[] = [];
  for (const key of Reflect.ownKeys(Object(value))) {
    if (typeof key === "string" && Object.prototype.propertyIsEnumerable.call(value, key)) keys.push(key);
  }
  return keys;
}

function valuesOf(value: object): unknown[] {
  const values: unknown[] = [];
  for (const key of keysOf(value)) values.push((value as Record<string, unknown>)[key]);
  return values;
}

function reduceLike(theirs: Call): Call {
  return function reduce(this: readonly unknown[], ...given: unknown[]) {
    const [step, first] = given as [(sum: unknown, each: unknown, at: number, all: unknown) => unknown, unknown];
    if (typeof step !== "function") return Reflect.apply(theirs, this, given);
    const hasFirst = given.length > 1;
    if (!hasFirst && this.length === 0) throw new TypeError("Reduce of empty array with no initial value");
    let result = hasFirst ? first : this[0];
    for (let at = hasFirst ? 0 : 1; at < this.length; at += 1) result = step(result, this[at], at, this);
    return result;
  } as Call;
}

/** `JSON.stringify` calls it with a key, and a library without. */
function jsonLike(plain: (value: object) => unknown): (theirs: Call) => Call {
  return (theirs) =>
    function toJSON(this: object, ...given: unknown[]) {
      return given.length > 0 ? plain(this) : Reflect.apply(theirs, this, given);
    } as Call;
}

/** The standard's may be called on an element that is in no page. */
function removeLike(theirs: Call): Call {
  return function remove(this: Element, ...given: unknown[]) {
    return this.parentNode ? Reflect.apply(theirs, this, given) : this;
  } as Call;
}

// A loop over one of the shop's objects would see what a library added to all objects.
for (const name in {}) {
  const found = Object.getOwnPropertyDescriptor(Object.prototype, name);
  if (found?.configurable) Object.defineProperty(Object.prototype, name, { ...found, enumerable: false });
}

const itself = (value: object) => value;
const day = new Date(0);

mend(Object.prototype, "toJSON", () => false, jsonLike(itself));
mend(Array.prototype, "toJSON", () => false, jsonLike(itself));
mend(
  Date.prototype,
  "toJSON",
  () => JSON.stringify(day) === `"${day.toISOString()}"`,
  jsonLike((value) => (value as Date).toISOString()),
);
mend(Array.prototype, "reduce", () => ([1, 2].reduce((sum, each) => sum + each, 3) as unknown) === 6, reduceLike);
mend(
  Array.prototype,
  "entries",
  () => !Array.isArray([].entries()),
  () => pairsOf as Call,
);
mend(
  Array,
  "from",
  () => Array.from(new Set([1]), (each) => each + 1)[0] === 2,
  () => listFrom as Call,
);
mend(
  Object,
  "keys",
  () => Object.keys(record()).length === 1,
  () => keysOf as Call,
);
mend(
  Object,
  "values",
  () => Object.values(record()).length === 1,
  () => valuesOf as Call,
);
mend(HTMLElement.prototype, "remove", () => false, removeLike);
