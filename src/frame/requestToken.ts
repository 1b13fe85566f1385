import type { NewCard } from "../domain/payment/card.ts";
import { encodeCardToken, parseCardToken } from "../wire/api/cardToken.ts";
import type { FrameDeployment } from "../wire/frame/frameConfig.ts";
import type { ToFrame } from "../wire/frame/messages.ts";

export type TokenQuestion = Extract<ToFrame, { readonly kind: "token" }>;
type TokenAnswer = ReturnType<typeof parseCardToken>;

/** Nothing is paid yet, so waiting longer helps nobody. */
const timeoutMs = 60_000;

/** R104: the frame's one request. It is sent once, and to no other host. */
export async function requestToken(
  { apiUrl, apiKey, isSandboxPayment }: FrameDeployment,
  card: NewCard,
  asked: TokenQuestion,
): Promise<TokenAnswer> {
  const url = `${apiUrl}/cards/token`;
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { Authorization: apiKey, "Content-Type": "application/json" },
      body: JSON.stringify(encodeCardToken(card, asked, isSandboxPayment)),
      credentials: "omit",
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return parseCardToken(url, answer.status, await answer.text());
  } catch (cause) {
    // Never the error's own message, which could contain what was sent.
    return { kind: "refused", reason: `no answer from ${url}: ${cause instanceof Error ? cause.name : "unknown"}` };
  }
}
