import { pathsOf, restTarget } from "../../../../src/wire/documents/paths.ts";
import { hostProblemLine } from "../../../../src/wire/host/hostProblemLine.ts";
import { meantAttribute } from "../../../../src/wire/host/misspelt.ts";
import { attributeNames, parseHost } from "../../../../src/wire/host/parseHost.ts";
import { readDocument } from "../../strangerReads.ts";
import { readStores } from "../documents/readStores.ts";
import { error, type Finding, ok } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { idsOf, type Page, storefrontsOf, tagName } from "./fetchPage.ts";
import { ownScriptsOf } from "./ownScripts.ts";
import type { Tag } from "./parseHtml.ts";
import { typographic } from "./shopScripts.ts";

const place = `<${tagName}>`;

export async function lookAtTags(subject: Subject, page: Page): Promise<readonly Finding[]> {
  const tags = storefrontsOf(page);
  if (tags.length === 0) return [await withoutTag(page)];
  const wrong = tags.flatMap((tag) => [...selfClosing(tag), ...lookAtAttributes(tag, subject, page)]);
  return wrong.length > 0
    ? wrong
    : [...tags.map(({ attributes }) => rightTag(attributes)), ...(await lookAtStores(subject, page))];
}

function rightTag(attributes: Tag["attributes"]): Finding {
  const named = [...attributes].filter(([name]) => (attributeNames as readonly string[]).includes(name));
  return ok(
    place,
    `The tag is right: ${named.map(([name, value]) => (value ? `${name}="${value}"` : name)).join(" ")}.`,
  );
}

function selfClosing({ isSelfClosing }: Tag): readonly Finding[] {
  if (!isSelfClosing) return [];
  const message = "The tag ends with />, which HTML ignores: what follows it in the page stands in the shop, unseen.";
  return [error(place, message, `Close it: <${tagName} …></${tagName}>.`)];
}

async function withoutTag(page: Page): Promise<Finding> {
  const { tags, text, comments } = page.html;
  const missing = `No ${place} in the page`;
  const close = tags.find(({ name }) => /servery|store-?front/.test(name));
  if (close) return error(page.address, `${missing}. Found <${close.name}>: did you mean it?`, `Write ${place}.`);
  if (text.includes(`<${tagName}`))
    return error(page.address, "The tag is text (&lt;…): diners read it.", "Use a Custom HTML block.");
  const adding = (await ownScriptsOf(page)).find((script) => script.text.includes(tagName));
  if (adding) return ok(page.address, `The tag is added by ${adding.place}, so its attributes can't be checked here.`);
  if (comments.includes(`<${tagName}`))
    return error(page.address, `${missing}: it is in a comment.`, "Take it out of <!-- and -->.");
  return error(page.address, `${missing}: diners see no shop.`, `Add ${place} where the shop should be.`);
}

function lookAtAttributes({ attributes }: Tag, { deployment, hq }: Subject, page: Page): readonly Finding[] {
  const curly = [...attributes].filter(([, value]) => typographic.test(value.charAt(0)));
  const misspelt = [...attributes.keys()].flatMap((name) => {
    const meant = meantAttribute(name);
    return meant === null ? [] : error(place, `${name} isn't an attribute: did you mean ${meant}?`, `Write ${meant}.`);
  });
  const values = Object.fromEntries(attributeNames.map((name) => [name, attributes.get(name) ?? null]));
  const { problems, settings } = parseHost(values, new URL(page.address).searchParams);
  const isNameMisspelt = misspelt.some(({ fix }) => /store-id|store-name|hq-id/.test(fix));
  const wrong = problems.flatMap((problem) => {
    if (problem.kind === "wrong-attribute" && curly.some(([name]) => name === problem.name)) return [];
    if (problem.kind === "nothing-named" && isNameMisspelt) return [];
    return error(page.address, hostProblemLine(problem), "Correct it on the tag.");
  });
  const lacksHq = deployment?.isBranded && settings.hqId === null && hq === null;
  return [
    ...curly.map(([name, value]) => curlyLine(name, value)),
    ...misspelt,
    ...wrong,
    ...(lacksHq ? [error(page.address, hostProblemLine({ kind: "branded-needs-hq" }), "Add hq-id to the tag.")] : []),
  ];
}

function curlyLine(name: string, value: string): Finding {
  const straight = value.replaceAll(new RegExp(typographic, "g"), "");
  return error(
    place,
    `${name} is ${value}: the editor turned the quotes into typographic ones.`,
    `Write ${name}="${straight}".`,
  );
}

async function lookAtStores(subject: Subject, page: Page): Promise<readonly Finding[]> {
  return [...(await lookForStores(subject, page)), ...lookForHeadquarters(subject, page)];
}

/** A tag with hq-id alone shows the venues of that headquarters. */
function lookForHeadquarters({ deployment, documents, unread, stores }: Subject, page: Page): readonly Finding[] {
  if (!deployment || deployment.isBranded || stores.length > 0) return [];
  const read = readStores(documents);
  return idsOf(page, "hq-id").flatMap((id) => {
    const path = pathsOf(null).store(id);
    if (unread.some((each) => each.path === path && each.read.kind === "missing")) {
      return error(place, `The tag names ${path}, which isn't there: diners see no venues.`, "Correct hq-id.");
    }
    const isKnown = read.some(({ isHeadquarters, ...each }) => each.path === path && isHeadquarters);
    const hasStores = read.some(({ company, ...each }) => company === String(id) && each.path !== path);
    if (isKnown || hasStores || !(path in documents)) return [];
    const message = `hq-id is ${id}, and no store has HQCompanyID ${id}: diners see no venues.`;
    return error(place, message, `Write store-id="${id}", or the number of a headquarters.`);
  });
}

/** The stores of the tags that the other areas haven't looked at. */
async function lookForStores(subject: Subject, page: Page): Promise<readonly Finding[]> {
  const { deployment, documents, unread, hq } = subject;
  if (!deployment || (deployment.isBranded && hq === null)) return [];
  const paths = idsOf(page, "store-id", "store-name").map((id) => pathsOf(deployment.isBranded ? hq : null).store(id));
  const unknown = paths.filter((path) => !(path in documents) && !unread.some((each) => each.path === path));
  const read = await Promise.all(unknown.map((path) => readDocument(restTarget(deployment), path)));
  return unknown.flatMap((path, at) => {
    if (read[at]?.kind !== "missing") return [];
    return error(
      place,
      `The tag names ${path}, which isn't there: diners read "Store cannot be found".`,
      "Correct the number.",
    );
  });
}
