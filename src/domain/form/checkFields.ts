/** The checked value of a field, or its problem. */
export type CheckedField<Value, Problem extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/** The checked value of a form, or the problem of each field; null for a valid field. */
export type CheckedForm<Value, Problems> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: Problems };

type Fields = Readonly<Record<string, CheckedField<unknown, string>>>;

type ValuesOf<Checked extends Fields> = {
  readonly [Name in keyof Checked]: Extract<Checked[Name], { readonly ok: true }>["value"];
};

type ProblemsOf<Checked extends Fields> = {
  readonly [Name in keyof Checked]: Extract<Checked[Name], { readonly ok: false }>["problem"] | null;
};

export function fine<Value>(value: Value): CheckedField<Value, never> {
  return { ok: true, value };
}

export function wrong<Problem extends string>(problem: Problem): CheckedField<never, Problem> {
  return { ok: false, problem };
}

/** Combines the fields' values if all of them are valid. */
export function checkFields<Checked extends Fields, Value>(
  fields: Checked,
  make: (values: ValuesOf<Checked>) => Value,
): CheckedForm<Value, ProblemsOf<Checked>> {
  const values: Record<string, unknown> = {};
  const problems: Record<string, string | null> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.ok) values[name] = field.value;
    problems[name] = field.ok ? null : field.problem;
  }
  const isFine = Object.values(problems).every((problem) => problem === null);
  return isFine
    ? { ok: true, value: make(values as ValuesOf<Checked>) }
    : { ok: false, problems: problems as ProblemsOf<Checked> };
}
