/** The call is well formed, but refused. */
export class Refusal extends Error {
  override readonly name: string = "Refusal";
  /** The reason, for developers: names of fields, identifiers and codes are only here. */
  readonly detail: string;

  /** The message is a sentence for the diner. */
  constructor(message: string, detail: string) {
    super(message);
    this.detail = detail;
  }
}

/** R63: the caller has not proven to be the member that the call acts for. */
export class Unproven extends Refusal {
  override readonly name = "Unproven";

  constructor(detail: string) {
    super("Please log in again, then try once more.", detail);
  }
}

/** The message for a diner where only the calling program can be wrong. */
export const programProblem = "Something went wrong. Please reload the page and try again.";
export const orderChanged = "Something in your order has changed. Please look through it and try again.";
