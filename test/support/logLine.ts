/** An entry of the log as its reader sees it. */
export function lineOf([type, description, cause]: readonly [string, string, unknown?]): string {
  if (cause === undefined) return `${type}: ${description}`;
  return `${type}: ${description}: ${cause instanceof Error ? cause.message : cause}`;
}
