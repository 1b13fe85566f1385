/** A refusal by the sign-in service, with the real service's error code. */
export class SignInError extends Error {
  override readonly name = "SignInError";
}

export function errorBody(status: number, message: string): unknown {
  return { error: { code: status, message, errors: [{ message, domain: "global", reason: "invalid" }] } };
}
