import { isThisMachine } from "../../../../src/wire/trustedUrl.ts";
import { isHtml } from "../ask.ts";
import { error, type Finding, ok, warning } from "../finding.ts";
import type { Subject } from "../subject.ts";
import type { Page } from "./fetchPage.ts";
import { lookAtFrames } from "./frames.ts";
import { lookAtPolicies } from "./policies.ts";
import { lookAtScriptTags } from "./scriptTags.ts";
import { lookAtTags } from "./tags.ts";

export async function lookAtPage(subject: Subject): Promise<readonly Finding[]> {
  const { page } = subject;
  if (!page) return [];
  const unread = unreadable(page);
  if (unread) return [unread];
  const framed = await lookAtFrames(page);
  if (framed.length > 0) return framed;
  return [
    lookAtAddress(page),
    ...(await lookAtTags(subject, page)),
    ...(await lookAtScriptTags(page)),
    ...lookAtPolicies(subject, page),
    lookAtWidth(page),
  ];
}

function unreadable({ address, reply }: Page): Finding | null {
  if (reply.kind === "silent")
    return error(address, `Nothing answers (${reply.reason}).`, "Correct --page, or start its server.");
  if (reply.status >= 400) return error(address, `The page answers ${reply.status}.`, "Correct --page.");
  return isHtml(reply) ? null : error(address, "It isn't an HTML page.", "Correct --page.");
}

function lookAtAddress({ address }: Page): Finding {
  const { protocol, hostname } = new URL(address);
  if (protocol === "https:") return ok(address, "The page is https.");
  if (isThisMachine(hostname)) return ok(address, "The page is on this machine, where http is enough.");
  return error(address, "The page is http: diners can't enter a card.", "Serve it over https.");
}

function lookAtWidth({ address, html }: Page): Finding {
  const viewport = html.tags.find(
    ({ name, attributes }) => name === "meta" && attributes.get("name")?.toLowerCase() === "viewport",
  );
  if (/\bwidth\s*=/.test(viewport?.attributes.get("content") ?? ""))
    return ok(address, "The page is as wide as a phone.");
  return warning(
    address,
    "No viewport with a width: phones show the desk's layout, tiny.",
    'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
  );
}
