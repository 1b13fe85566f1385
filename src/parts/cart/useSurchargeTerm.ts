import { useLingui } from "@lingui/react/macro";

/** Stores write it at the end of a name, or don't. */
const ending = /\s*(surcharge|附加费)$/iu;

/** A surcharge by its name, which ends with the word itself in the diner's language. */
export function useSurchargeTerm(): (name: string, kind: "holiday" | "bank") => string {
  const { t } = useLingui();
  return (written, kind) => {
    const name = written.trim().replace(ending, "");
    if (name !== "") return t`${name} surcharge`;
    return kind === "bank" ? t`Card surcharge` : t`Holiday surcharge`;
  };
}
