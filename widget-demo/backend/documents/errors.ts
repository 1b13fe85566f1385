const statuses = {
  INVALID_ARGUMENT: { http: 400, rpc: 3 },
  NOT_FOUND: { http: 404, rpc: 5 },
  ALREADY_EXISTS: { http: 409, rpc: 6 },
  PERMISSION_DENIED: { http: 403, rpc: 7 },
  FAILED_PRECONDITION: { http: 400, rpc: 9 },
  UNAUTHENTICATED: { http: 401, rpc: 16 },
  UNIMPLEMENTED: { http: 501, rpc: 12 },
  INTERNAL: { http: 500, rpc: 13 },
  UNAVAILABLE: { http: 503, rpc: 14 },
} as const;

export type Status = keyof typeof statuses;

/** An error for the client, with the real service's text. */
export class FirestoreError extends Error {
  readonly status: Status;

  constructor(status: Status, message: string) {
    super(message);
    this.name = "FirestoreError";
    this.status = status;
  }
}

export function invalid(message: string): FirestoreError {
  return new FirestoreError("INVALID_ARGUMENT", message);
}

export function denied(): FirestoreError {
  return new FirestoreError("PERMISSION_DENIED", "Missing or insufficient permissions.");
}

export function unauthenticated(): FirestoreError {
  return new FirestoreError("UNAUTHENTICATED", "Missing or invalid authentication.");
}

export function refusalOf(problem: unknown): FirestoreError {
  if (problem instanceof FirestoreError) return problem;
  return new FirestoreError("INTERNAL", problem instanceof Error ? problem.message : String(problem));
}

export function httpStatusOf(refusal: FirestoreError): number {
  return statuses[refusal.status].http;
}

export function encodeError(refusal: FirestoreError) {
  return { error: { code: httpStatusOf(refusal), message: refusal.message, status: refusal.status } };
}

/** Why a listener's target was removed, with gRPC's error number. */
export function encodeCause(refusal: FirestoreError) {
  return { code: statuses[refusal.status].rpc, message: refusal.message };
}
