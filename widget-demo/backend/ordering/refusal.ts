import { type Words, words } from "./words.ts";

/** What is stored of a refusal with a code, to refuse in the same way again. */
export interface KeptRefusal {
  readonly message: string;
  readonly code: NonNullable<Words["code"]>;
  readonly detail: string;
}

/** The call is well formed but refused. */
export class Refusal extends Error {
  override readonly name: string = "Refusal";
  /** The reason for developers. Names of fields, identifiers and codes only appear here. */
  readonly detail: string;

  readonly code: Words["code"];

  /** Of HTTP. */
  readonly status: number = 200;

  /** The words are for the diner. */
  constructor(said: Words, detail: string) {
    super(said.message);
    this.code = said.code;
    this.detail = detail;
  }

  static again({ message, code, detail }: KeptRefusal): Refusal {
    return new Refusal({ message, code } as Words, detail);
  }
}

/** R104: tries of a card's number are stopped by every proxy on the way, too. */
export class TooMany extends Refusal {
  override readonly name = "TooMany";
  override readonly status = 429;
}

/** R63: the caller hasn't proven to be the member that the call acts for. */
export class Unproven extends Refusal {
  override readonly name = "Unproven";
  override readonly status = 401;

  constructor(detail: string) {
    super(words.logInAgain, detail);
  }
}
