/** The call is well formed, and the answer is no. */
export class Refusal extends Error {
  override readonly name: string = "Refusal";
  /** What is wrong, for developers: the names of fields, identifiers and codes stand here alone. */
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

/** What a diner reads where only the program that sent the call can be wrong. */
export const programProblem = "Something went wrong. Please reload the page and try again.";
export const orderChanged = "Something in your order has changed. Please look through it and try again.";
