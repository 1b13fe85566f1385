/** A refusal of the sign-in service, by the code that the real one sends. */
export class SignInError extends Error {
  override readonly name = "SignInError";
}

export function errorBody(status: number, message: string): unknown {
  return { error: { code: status, message, errors: [{ message, domain: "global", reason: "invalid" }] } };
}
