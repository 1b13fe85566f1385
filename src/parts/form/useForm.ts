import { useAtom, useAtomValue } from "jotai";
import type { FormAtoms } from "../../state/form/form.ts";
import { useFormState } from "../../ui/Form.tsx";

type Problems<Typed> = { readonly [Name in keyof Typed]: string | null };

/** A sentence for each problem of each field. */
type ProblemWords<Found extends Problems<Found>> = {
  readonly [Name in keyof Found]: Readonly<Record<NonNullable<Found[Name]>, string>>;
};

/** Connects fields to their typed values and problems. */
export function useForm<Typed extends object, Found extends Problems<Typed>>(
  form: FormAtoms<Typed, unknown, Found>,
  words: ProblemWords<Found>,
) {
  const [typed, type] = useAtom(form.typed);
  const checked = useAtomValue(form.checked);
  const { showsProblems, disabled } = useFormState();
  const errorOf = (name: keyof Typed): string | undefined => {
    const problem = checked.ok ? null : checked.problems[name];
    return problem === null ? undefined : words[name][problem];
  };
  return {
    typed,
    bind: <Name extends keyof Typed>(name: Name) => ({
      value: typed[name],
      onChange: (value: Typed[Name]) => {
        const change: Partial<Typed> = {};
        change[name] = value;
        type(change);
      },
      error: showsProblems ? errorOf(name) : undefined,
      disabled,
    }),
  };
}
