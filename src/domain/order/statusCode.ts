/** R90: what the ordering API, or an order, says in a word beside its sentence. `parts/server-words` has our sentences. */
export const statusCodes = [
  "payment-pending",
  "card-declined",
  "price-changed",
  "sold-out",
  "closed",
  "below-minimum",
  "out-of-area",
  "coupon-invalid",
  "not-allowed",
  "busy",
  "demo-card",
  "unreachable",
  "gift-card-balance",
  "slot-full",
  "room-unknown",
  "age-required",
  "action-needed",
  "already-paid",
] as const;

export type StatusCode = (typeof statusCodes)[number];

/**
 * What backends without codes say where a code decides: a part of the sentence, which is the same with either apostrophe
 * and any store's name.
 */
const knownSentences: readonly (readonly [part: string, code: StatusCode])[] = [
  ["see your payment yet", "payment-pending"],
  ["problems reaching the store", "unreachable"],
];

export function isStatusCode(text: string): text is StatusCode {
  return statusCodes.some((code) => code === text);
}

/** The code, or what a sentence without one means. */
export function statusCodeOf(code: string, sentence: string): StatusCode | null {
  if (isStatusCode(code)) return code;
  const said = sentence.toLowerCase();
  return knownSentences.find(([part]) => said.includes(part))?.[1] ?? null;
}
