import { check, type Schema, type Step } from "./schema.ts";

// The schema functions that only carts and orders need. The first view needs the others, in `schema.ts`.

export function nullable<T>(schema: Schema<T>): Schema<T | null> {
  return (value) => (value === null ? null : schema(value));
}

export function optional<T>(schema: Schema<T>, missing: T): Schema<T> {
  return (value) => (value === undefined ? missing : schema(value));
}

export function fallback<T>(schema: Schema<T>, wrong: T): Schema<T> {
  return (value) => schema(value) ?? wrong;
}

export function transform<A, B>(change: (value: A) => B): Step<A, B> {
  return change;
}

export const integer = () => check<number>(Number.isInteger);
export const maxValue = (most: number) => check<number>((value) => value <= most);

export function maxLength<T extends { readonly length: number }>(most: number): Step<T, T> {
  return check((value) => value.length <= most);
}
