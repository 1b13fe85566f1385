type Step = string | number;
export type Path = readonly Step[];

function changed(whole: unknown, path: Path, change: (holder: Record<Step, unknown>, key: Step) => void): unknown {
  const copy: unknown = structuredClone(whole);
  let holder = copy as Record<Step, unknown>;
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<Step, unknown>;
  change(holder, path.at(-1) ?? "");
  return copy;
}

export function without(whole: unknown, path: Path): unknown {
  return changed(whole, path, (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  });
}

export function withValue(whole: unknown, path: Path, value: unknown): unknown {
  return changed(whole, path, (holder, key) => {
    holder[key] = value;
  });
}

/** Values of another type than the field expects. */
export const notText: readonly unknown[] = [7, true, [], {}];
export const notFlag: readonly unknown[] = ["true", "", 1, 0, [], {}];
export const notNumber: readonly unknown[] = ["12.5", "", true, [], {}, Number.NaN, Number.POSITIVE_INFINITY];
export const notRecord: readonly unknown[] = ["text", 7, true, []];
export const notList: readonly unknown[] = ["text", 7, true, {}];
export const notId: readonly unknown[] = [true, [], {}, 1.5, " ", Number.NaN];
export const notTime: readonly unknown[] = [9, true, [], {}, "", "9:00", "25:00", "24:01", "12:60", "12:00:61", "noon"];
export const notWeekday: readonly unknown[] = ["1", "Monday", 7, -1, 1.5, true, [], {}];
export const notCount: readonly unknown[] = ["2", -1, 1.5, 1e300, true, [], {}, Number.NaN];
export const notAddress: readonly unknown[] = [
  7,
  true,
  [],
  {},
  "javascript:alert(1)",
  "data:image/png;base64,AA",
  "http://pictures.example/a.png",
  "ftp://pictures.example/a.png",
  "https://",
];
