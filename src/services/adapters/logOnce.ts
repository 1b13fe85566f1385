type Log = (type: "Warning", description: string) => void;

interface NotedProblem {
  readonly path: string;
  readonly what: string;
}

/** Logs each problem once: a refresh every five minutes would fill the log with the same lines. */
export function logOnce(log: Log): (problem: NotedProblem) => void {
  const noted = new Set<string>();
  return ({ path, what }) => {
    const line = `${path}: ${what}`;
    if (noted.has(line)) return;
    noted.add(line);
    log("Warning", line);
  };
}
