import { isThisMachine } from "../../../../src/wire/trustedUrl.ts";
import { ask, isHtml } from "../ask.ts";
import { error, type Finding, ok, warning } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { type Page, resolved, storefrontsOf, tagName } from "./fetchPage.ts";
import type { Tag } from "./parseHtml.ts";
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

const most = 5;

/** A page without the tag may have the shop in a frame. Empty if it hasn't. */
async function lookAtFrames(page: Page): Promise<readonly Finding[]> {
  if (storefrontsOf(page).length > 0) return [];
  const frames = page.html.tags.filter(({ name }) => name === "iframe").slice(0, most);
  const found = await Promise.all(frames.map((frame) => lookAtFrame(frame, page)));
  return found.flat();
}

async function lookAtFrame({ attributes }: Tag, page: Page): Promise<readonly Finding[]> {
  const within = attributes.get("srcdoc");
  const src = resolved(page, attributes.get("src") ?? "");
  const reply = within === undefined && src !== null ? await ask(src) : null;
  const text = within ?? (reply?.kind === "answer" ? reply.text : "");
  if (!text.includes(`<${tagName}`)) return [];
  const place = within === undefined ? `<iframe src="${src}">` : "<iframe srcdoc>";
  const more = within === undefined ? ` Run the doctor with --page ${src}, too.` : "";
  return [sandboxLine(place, attributes.get("sandbox")), ok(place, `The shop is in this frame.${more}`)];
}

function sandboxLine(place: string, sandbox: string | undefined): Finding {
  const allowed = (sandbox ?? "").toLowerCase().split(/\s+/);
  if (sandbox === undefined) return ok(place, "It has no sandbox.");
  if (!allowed.includes("allow-scripts"))
    return error(place, "Its sandbox lacks allow-scripts: the shop doesn't run.", "Add allow-scripts.");
  if (!allowed.includes("allow-same-origin"))
    return warning(place, "Its sandbox lacks allow-same-origin: the cart is lost on reload.", "Add allow-same-origin.");
  return ok(place, "Its sandbox lets the shop run.");
}
