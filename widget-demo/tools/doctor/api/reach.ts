import { isHtml, type Reply, typeOf } from "../ask.ts";
import { error, type Finding } from "../finding.ts";
import type { Caller } from "./caller.ts";

/** Why nothing else can be asked; null if the ordering API answers. */
export function lookAtReach(reply: Reply, { apiUrl }: Caller): Finding | null {
  if (reply.kind === "silent")
    return error(apiUrl, `Nothing answers (${reply.reason}): nobody can order.`, "Correct apiUrl, or start the API.");
  const { status } = reply;
  if (status >= 300 && status < 400) {
    const to = reply.headers.get("Location") ?? "elsewhere";
    return error(
      apiUrl,
      `It answers ${status} and leads to ${to.split("?")[0]}: the shop follows no redirect.`,
      "Write the last address as apiUrl.",
    );
  }
  if (isHtml(reply))
    return error(
      apiUrl,
      `It answers ${status} ${typeOf(reply)}: it is a website, not the ordering API.`,
      "Correct apiUrl.",
    );
  return null;
}
