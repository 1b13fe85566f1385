/** For plain data: what JSON can't represent, such as a map or a function, is not compared. */
export function isSameData<T>(one: T, other: T): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
