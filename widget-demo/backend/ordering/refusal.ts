import { type Words, words } from "./words.ts";

/** The call is well formed but refused. */
export class Refusal extends Error {
  override readonly name: string = "Refusal";
  /** The reason for developers. Names of fields, identifiers and codes only appear here. */
  readonly detail: string;

  /** The message is for the diner. */
  constructor(message: Words, detail: string) {
    super(message);
    this.detail = detail;
  }
}

/** R63: the caller hasn't proven to be the member that the call acts for. */
export class Unproven extends Refusal {
  override readonly name = "Unproven";

  constructor(detail: string) {
    super(words.logInAgain, detail);
  }
}
