import * as v from "valibot";
import type { Clock } from "./clock.ts";
import { cardTokenPost } from "./contract/calls/payments.ts";
import type { DocumentStore } from "./documents/types.ts";
import { allowOrigin, BadRequest, type Handle, sendPreflight } from "./http.ts";
import { type AnswerCall, readAs } from "./ordering/calls.ts";
import { confirmed } from "./ordering/cards.ts";
import { makeToken } from "./ordering/cardTokens.ts";
import { answer, type Ordering } from "./ordering/createOrdering.ts";
import { endPayment } from "./ordering/onlinePayments.ts";

interface Parts extends Pick<Ordering, "payments" | "isOrdered"> {
  readonly documents: DocumentStore;
  readonly clock: Clock;
}

const prefix = "/stand-ins/card-fields/";

const AnswerSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()), answer: v.picklist(["confirmed", "refused"]) });

/**
 * What a payment provider's own server does for its fields (R105): it gives tokens whose bank asks in a dialog, and
 * remembers what came of it: what the order says of it proves nothing. A real bank asks in a page of its own, which no
 * script of the page can answer.
 */
export function createCardFields({ documents, clock, payments, isOrdered }: Parts): Handle {
  const calls = new Map<string, (request: Parameters<Handle>[0]) => ReturnType<AnswerCall>>([
    ["token", async (request) => makeToken(await readAs(cardTokenPost, request), { documents, clock }, true)],
    [
      "answer",
      async (request) => {
        const said = await readAs(AnswerSchema, request);
        const payment = payments.all().find(({ actionId }) => actionId === said.id);
        if (!payment) throw new BadRequest("The bank has no such question.");
        const state = said.answer === "confirmed" ? confirmed(payment.card) : "failed";
        endPayment(payment, state, { payments, isOrdered, machineMs: clock.machineNow().getTime() });
        return said;
      },
    ],
  ]);
  return async (request, response, url) => {
    const run = url.pathname.startsWith(prefix) ? calls.get(url.pathname.slice(prefix.length)) : undefined;
    if (!run) return false;
    if (request.method === "OPTIONS") {
      sendPreflight(request, response);
      return true;
    }
    if (request.method !== "POST") return false;
    allowOrigin(request, response);
    await answer(response, () => run(request));
    return true;
  };
}
