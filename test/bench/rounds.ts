/** Runs one extra round first, which warms up the server and the browser's caches of compiled code. */
export async function inRounds<T>(rounds: number, run: (round: number) => Promise<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for (let round = 0; round <= rounds; round += 1) all.push(await run(round));
  return all.slice(1);
}

/** Runs each part once. Every other round goes through them backwards, so that none always follows the same one. */
export async function inTurn<T extends Readonly<Record<string, () => Promise<unknown>>>>(
  round: number,
  parts: T,
): Promise<{ readonly [K in keyof T]: Awaited<ReturnType<T[K]>> }> {
  const names = Object.keys(parts);
  const results: Record<string, unknown> = {};
  for (const name of round % 2 === 0 ? names : names.reverse()) results[name] = await parts[name]?.();
  return results as { readonly [K in keyof T]: Awaited<ReturnType<T[K]>> };
}
