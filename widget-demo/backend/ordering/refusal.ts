/** The call is well formed, and the answer is no; the message says why, in words for a diner. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
