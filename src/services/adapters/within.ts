/** Rejects if the work takes longer. */
export function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer after ${milliseconds / 1_000} s`)), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
