import type { Memory } from "../../ports/memory.ts";

interface Ways<T> {
  get(): T | null;
  save(value: T): boolean;
  watch(listener: (value: T) => void): () => void;
}

/** The memory, but one of its values is read, stored or watched in its own way. */
export function withOwn<V, N extends keyof V>(memory: Memory<V>, own: N, ways: Partial<Ways<V[N]>>): Memory<V> {
  const is = (name: keyof V) => name === own;
  return {
    forget: memory.forget,
    get: (name) => (ways.get && is(name) ? (ways.get() as V[typeof name] | null) : memory.get(name)),
    save: (name, value) => (ways.save && is(name) ? ways.save(value as never) : memory.save(name, value)),
    watch: (name, listener) => (ways.watch && is(name) ? ways.watch(listener as never) : memory.watch(name, listener)),
  };
}
