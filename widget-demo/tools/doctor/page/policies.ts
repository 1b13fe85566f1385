import { error, type Finding, ok, warning } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { allows, type ContentPolicy, parsePolicies, sourcesFor } from "./contentPolicy.ts";
import { type Page, resolved, storefrontsOf, tagName } from "./fetchPage.ts";
import { type NeededSource, neededSources } from "./neededSources.ts";
import { type ShopScript, shopScriptsOf } from "./shopScripts.ts";

export function lookAtPolicies(subject: Subject, page: Page): readonly Finding[] {
  const policies = policiesOf(page);
  if (policies.length === 0) return [];
  const found = [
    ...shopScriptsOf(page).flatMap((script) => lookAtScript(script, policies, page)),
    ...[...neededSources(subject), ...filesOf(page)].flatMap((needed) => lookAtSource(needed, policies, page)),
    ...policies.flatMap((policy) => lookAtPage(policy, page)),
  ];
  return found.length > 0 ? found : [ok(page.address, "Its content security policy allows what the shop needs.")];
}

function policiesOf({ reply, html }: Page): readonly ContentPolicy[] {
  const header = reply.kind === "answer" ? (reply.headers.get("Content-Security-Policy") ?? "") : "";
  const metas = html.tags.filter(
    ({ name, attributes }) =>
      name === "meta" && attributes.get("http-equiv")?.toLowerCase() === "content-security-policy",
  );
  return [header, ...metas.map(({ attributes }) => attributes.get("content") ?? "")].flatMap(parsePolicies);
}

/** A nonce allows the script itself, but its chunks only with 'strict-dynamic'. */
function lookAtScript({ tag, url }: ShopScript, policies: readonly ContentPolicy[], page: Page): readonly Finding[] {
  if (url === null) return [];
  const nonce = `'nonce-${tag.attributes.get("nonce") ?? ""}'`;
  for (const policy of policies) {
    const sources = sourcesFor(policy, "script-src");
    if (sources === null) continue;
    const isNamed = sources.includes(nonce);
    const isTrusting = sources.includes("'strict-dynamic'");
    if (isNamed && isTrusting) continue;
    const chunk = new URL("chunks/a.js", url).href;
    const isBlocked = isTrusting || !(isNamed || allows(sources, url, page.address));
    if (!isBlocked && allows(sources, chunk, page.address)) continue;
    const { origin } = new URL(url);
    const what = isBlocked ? "the shop doesn't run" : "the shop's chunks can't load";
    const fix = isTrusting ? "Put the policy's nonce on the script." : `Add ${origin} to script-src.`;
    return [
      error(
        page.address,
        isTrusting
          ? `script-src has 'strict-dynamic', and the script no nonce: ${what}.`
          : `script-src lacks ${origin}: ${what}.`,
        fix,
      ),
    ];
  }
  return [];
}

function lookAtSource(needed: NeededSource, policies: readonly ContentPolicy[], page: Page): readonly Finding[] {
  const { directive, url, why, isOptional } = needed;
  const isAllowed = policies.every((policy) => {
    const sources = sourcesFor(policy, directive);
    return (
      sources === null ||
      (directive === "script-src" && sources.includes("'strict-dynamic'")) ||
      allows(sources, url, page.address)
    );
  });
  if (isAllowed) return [];
  const { origin } = new URL(url);
  const line = isOptional ? warning : error;
  return [line(page.address, `${directive} lacks ${origin}: ${why}.`, `Add ${origin} to ${directive}.`)];
}

/** The configurations that tags name. */
function filesOf(page: Page): readonly NeededSource[] {
  return storefrontsOf(page).flatMap(({ attributes }) => {
    const url = resolved(page, attributes.get("config") ?? "");
    if (!attributes.get("config") || url === null) return [];
    return { directive: "connect-src", url, why: "the shop can't read its configuration" };
  });
}

function lookAtPage(policy: ContentPolicy, page: Page): readonly Finding[] {
  const sandbox = policy.get("sandbox");
  const lacksScripts = sandbox !== undefined && !sandbox.includes("allow-scripts");
  const isFull = storefrontsOf(page).some(({ attributes }) => attributes.has("full-page"));
  const manifest = isFull ? sourcesFor(policy, "manifest-src") : null;
  return [
    ...(lacksScripts
      ? [error(page.address, "The policy's sandbox lacks allow-scripts: the shop doesn't run.", "Add allow-scripts.")]
      : []),
    ...(manifest !== null && !manifest.includes("blob:")
      ? [
          warning(
            page.address,
            "manifest-src lacks blob: diners can't add the shop to their home screen.",
            "Add blob: to manifest-src.",
          ),
        ]
      : []),
    ...(blocksStyle(policy, page)
      ? [
          warning(
            page.address,
            "style-src blocks the page's own <style>: nothing reserves the shop's space.",
            "Move it into a CSS file.",
          ),
        ]
      : []),
  ];
}

function blocksStyle(policy: ContentPolicy, { html }: Page): boolean {
  const sources = sourcesFor(policy, "style-src");
  if (sources === null || sources.some((source) => /^'(unsafe-inline|sha\d+-.*)'$/.test(source))) return false;
  return html.tags.some(
    ({ name, content, attributes }) =>
      name === "style" && content.includes(tagName) && !sources.includes(`'nonce-${attributes.get("nonce") ?? ""}'`),
  );
}
