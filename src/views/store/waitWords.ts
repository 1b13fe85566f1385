import { msg } from "@lingui/core/macro";
import type { Wait } from "../../domain/fulfilment/receivingWait.ts";
import type { Translate } from "../translate.ts";

/** As short as it fits below the name of a way to receive an order. */
export function waitWords(translate: Translate, wait: Wait): string {
  if (wait.kind === "delivered") {
    const { from, to } = wait;
    return translate(msg`${from}–${to} min`);
  }
  const { minutes } = wait;
  return translate(wait.kind === "ready" ? msg`${minutes} min` : msg`from ${minutes} min`);
}
