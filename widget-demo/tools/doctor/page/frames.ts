import { ask } from "../ask.ts";
import { error, type Finding, ok, warning } from "../finding.ts";
import { type Page, resolved, storefrontsOf, tagName } from "./fetchPage.ts";
import type { Tag } from "./parseHtml.ts";

const most = 5;

/** A page without the tag may have the shop in a frame. Empty if it hasn't. */
export async function lookAtFrames(page: Page): Promise<readonly Finding[]> {
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
