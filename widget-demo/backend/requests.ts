interface RequestCount {
  readonly method: string;
  readonly path: string;
  readonly count: number;
}

/** Counts requests. Queries and bodies contain keys and names of people, so they are not stored. */
export interface RequestLog {
  record(method: string, path: string): void;
  counts(): readonly RequestCount[];
  clear(): void;
}

export function createRequestLog(): RequestLog {
  const seen = new Map<string, RequestCount>();
  return {
    record(method, path) {
      const key = `${method} ${path}`;
      seen.set(key, { method, path, count: (seen.get(key)?.count ?? 0) + 1 });
    },
    counts: () => [...seen.values()],
    clear: () => seen.clear(),
  };
}
