/** Why a request had no answer, such as ECONNREFUSED or UNABLE_TO_VERIFY_LEAF_SIGNATURE. */
export function causeOf(problem: unknown): string {
  if (!(problem instanceof Error)) return "no answer";
  if (problem.name === "TimeoutError") return "it takes too long";
  const { cause } = problem;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "no answer";
}
