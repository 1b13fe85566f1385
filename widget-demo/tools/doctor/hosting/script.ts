import { createHash } from "node:crypto";
import { type Answer, ask, isHtml, isReadableBy, typeOf } from "../ask.ts";
import { error, type Finding, ok, warning } from "../finding.ts";
import { type Page, storefrontsOf, tagName } from "../page/fetchPage.ts";
import type { Subject } from "../subject.ts";
import { lookAtCaching } from "./caching.ts";
import { lookAtChunks } from "./chunks.ts";
import { lookAtMenus } from "./published.ts";

/** Everything of one script, as a browser on that page asks for it. */
export async function lookAtScript(
  url: string,
  integrity: string,
  subject: Subject,
  page: Page,
): Promise<readonly Finding[]> {
  const { origin } = new URL(page.address);
  const reply = await ask(url, { headers: { Origin: origin } });
  if (reply.kind === "silent")
    return [error(url, `Nothing answers (${reply.reason}): diners see no shop.`, "Correct src.")];
  const unusable = unusableScript(url, reply, origin);
  if (unusable) return [unusable];
  const isLoader = /\/loader\.js(?=[?#]|$)/.test(url);
  const found = [
    ...lookAtIntegrity(url, integrity, reply),
    ...lookAtCaching(url, reply),
    ...lookAtCompression(url, reply),
  ];
  if (isLoader) {
    if (!reply.text.includes("storefront.js"))
      return [error(url, "It isn't the shop's loader.", "Correct src: the loader is beside storefront.js.")];
    return [...found, ...(await lookAtScript(new URL("storefront.js", reply.url).href, "", subject, page))];
  }
  if (!reply.text.includes(tagName)) return [error(url, "It isn't the shop's script.", "Correct src.")];
  return [
    ...found,
    ...lookAtConfiguration(url, reply, subject, page),
    ...(await lookAtChunks(reply, origin)),
    ...(await lookAtMenus(reply, subject, page)),
  ];
}

function unusableScript(url: string, reply: Answer, origin: string): Finding | null {
  const { status } = reply;
  if (status !== 200)
    return error(url, `It answers ${status}: diners see no shop.`, "Upload the build, or correct src.");
  if (isHtml(reply))
    return error(
      url,
      `It answers ${typeOf(reply)}: it is your page, not the script.`,
      "Correct src, or the server's rule for unknown addresses.",
    );
  if (!/^(text|application)\/(x-)?(javascript|ecmascript)$/.test(typeOf(reply)))
    return error(url, `Its type is ${typeOf(reply) || "missing"}: browsers don't run it.`, "Send text/javascript.");
  if (new URL(reply.url).origin !== origin && !isReadableBy(origin, reply))
    return error(
      url,
      `No Access-Control-Allow-Origin for ${origin}: the shop can't load.`,
      "Send Access-Control-Allow-Origin: *.",
    );
  return null;
}

function lookAtIntegrity(url: string, integrity: string, { text }: Answer): readonly Finding[] {
  const [, algorithm = "", hash] = /^(sha(?:256|384|512))-(\S+)$/.exec(integrity.trim()) ?? [];
  if (hash === undefined) return [];
  if (createHash(algorithm).update(text).digest("base64") === hash) return [ok(url, "Its integrity is right.")];
  return [
    error(url, "integrity belongs to another file: browsers don't run it.", "Take the hash that the build prints."),
  ];
}

const largestPlainBytes = 10_000;

function lookAtCompression(url: string, { headers, text }: Answer): readonly Finding[] {
  if (headers.has("Content-Encoding")) return [ok(url, "It is compressed.")];
  if (text.length < largestPlainBytes) return [];
  return [warning(url, "It isn't compressed: phones load three times as much.", "Switch on gzip or Brotli.")];
}

/** A build contains its configuration, unless the page brings one. */
function lookAtConfiguration(url: string, { text }: Answer, subject: Subject, page: Page): readonly Finding[] {
  if (!subject.deployment || storefrontsOf(page).some(({ attributes }) => attributes.has("config"))) return [];
  const { projectId } = subject.deployment.firebase;
  if (text.includes("__SERVERY_CONFIG__"))
    return [
      warning(
        url,
        "It contains no configuration, and the tag names none.",
        "Build with SERVERY_CONFIG, or set element.config.",
      ),
    ];
  if (text.includes(projectId)) return [ok(url, `It is built for ${projectId}.`)];
  return [
    warning(url, `It isn't built for ${projectId}.`, "Build it with this configuration, or look at the other one."),
  ];
}
