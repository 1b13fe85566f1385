/** Compares plain data. Values that JSON can't represent, such as maps and functions, are ignored. */
export function isSameData<T>(one: T, other: T): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
