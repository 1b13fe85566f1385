// Describes the two elements for editors and other tools, in the form of the custom elements manifest. The words are the
// comments in src/index.ts (attributes, properties, methods, events, slots, parts) and in the style sheets (tokens).
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type {
  Attribute,
  ClassMember,
  CssCustomProperty,
  CssPart,
  CustomElementDeclaration,
  Event,
  Package,
  Parameter,
  Slot,
} from "custom-elements-manifest";
import { parseSync } from "rolldown/utils";

const textOf = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), "utf8");
const types = textOf("src/index.ts");
const script = "dist/storefront.js";

/** What this file reads of a node of the syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: Node;
  readonly key?: Node;
  readonly name?: string;
  readonly value?: string;
  readonly kind?: string;
  readonly optional?: boolean;
  readonly readonly?: boolean;
  readonly body?: { readonly body: readonly Node[] };
  readonly declaration?: Node | null;
  readonly extends?: readonly Node[];
  readonly typeArguments?: { readonly params: readonly Node[] };
  readonly typeAnnotation?: Node;
  readonly returnType?: Node;
  readonly params?: readonly Node[];
  readonly types?: readonly Node[];
  readonly literal?: Node;
}

interface Comment {
  readonly description: string;
  readonly tags: readonly { readonly tag: string; readonly text: string }[];
}

const parsed = parseSync("index.ts", types);
const statements = parsed.program.body as unknown as readonly Node[];

/** What a comment between two asterisks and a slash says, on one line. */
function readComment(text: string): Comment {
  const lines = text.split("\n").map((line) => line.replace(/^\s*\*\s?|\s*$/g, ""));
  const [description = "", ...tags] = lines.join("\n").split(/^@/m);
  const flat = (part: string) => part.trim().replace(/\s+/g, " ");
  return {
    description: flat(description),
    tags: tags.map((each) => {
      const [tag = "", ...words] = flat(each).split(" ");
      return { tag, text: words.join(" ") };
    }),
  };
}

function commentOf({ start }: Node): Comment {
  const above = parsed.comments.find(({ end }) => end <= start && types.slice(end, start).trim() === "");
  return readComment(above?.value ?? "");
}

function interfaceNamed(name: string): { readonly node: Node; readonly comment: Comment } {
  const statement = statements.find(({ declaration }) => declaration?.id?.name === name);
  if (!statement?.declaration) throw new Error(`src/index.ts has no interface ${name}.`);
  return { node: statement.declaration, comment: commentOf(statement) };
}

const membersOf = (name: string) => interfaceNamed(name).node.body?.body ?? [];
const nameOf = ({ key }: Node) => key?.name ?? key?.value ?? "";
const typeOf = ({ typeAnnotation }: Node) => typeAnnotation?.typeAnnotation;
const words = (node: Node | undefined) => (node ? types.slice(node.start, node.end).replace(/\s+/g, " ") : "");
const defaultOf = ({ tags }: Comment) => tags.find(({ tag }) => tag === "default")?.text;

/** An attribute is a text, so an object in the property's type isn't one of its values. */
function attributeType(member: Node): string {
  const type = typeOf(member);
  const parts = type?.type === "TSUnionType" ? (type.types ?? []) : [type];
  return parts
    .filter((part) => part?.type !== "TSTypeReference")
    .map(words)
    .join(" | ");
}

/** The attributes of an interface, and those of an interface that it extends without some of them. */
function attributesOf(name: string): Attribute[] {
  const [heritage] = interfaceNamed(name).node.extends ?? [];
  const [base, omitted] = heritage?.typeArguments?.params ?? [];
  const left = (omitted?.types ?? []).map(({ literal }) => literal?.value);
  const inherited = base ? attributesOf(words(base)).filter((each) => !left.includes(each.name)) : [];
  const own = membersOf(name).map((member): Attribute => {
    const text = attributeType(member);
    const comment = commentOf(member);
    const usual = defaultOf(comment) ?? (text === "boolean" ? "false" : undefined);
    return {
      name: nameOf(member),
      description: comment.description,
      type: { text },
      ...(usual !== undefined && { default: usual }),
    };
  });
  return [...own, ...inherited];
}

function parameterOf(node: Node): Parameter {
  return { name: node.name ?? "", type: { text: words(typeOf(node)) }, ...(node.optional && { optional: true }) };
}

function memberOf(member: Node, setter: Node | undefined): ClassMember {
  const comments = [member, ...(setter ? [setter] : [])].map((each) => commentOf(each).description);
  const shared = { name: nameOf(member), description: comments.join(" ").trim() };
  const result = { text: words(member.returnType?.typeAnnotation) };
  if (member.type === "TSMethodSignature" && member.kind === "method") {
    const parameters = (member.params ?? []).map(parameterOf);
    return { kind: "method", ...shared, ...(parameters.length > 0 && { parameters }), return: { type: result } };
  }
  // What can be written, if it is more than what is read.
  const [written] = setter?.params ?? [];
  const type = { text: words(typeOf(written ?? member)) };
  return { kind: "field", ...shared, type, ...(member.readonly && { readonly: true }) };
}

function classMembersOf(name: string): ClassMember[] {
  const members = membersOf(name);
  const setterOf = (member: Node) =>
    member.kind === "get" ? members.find((each) => each.kind === "set" && nameOf(each) === nameOf(member)) : undefined;
  return members.filter(({ kind }) => kind !== "set").map((member) => memberOf(member, setterOf(member)));
}

function eventsOf(name: string): Event[] {
  return membersOf(name).map((member) => ({
    name: nameOf(member),
    description: commentOf(member).description,
    type: { text: words(typeOf(member)) },
  }));
}

/** `@slot name - words`; the slot without a name is `@slot - words`. */
function namedBy(wanted: string, { tags }: Comment): (Slot & CssPart)[] {
  return tags
    .filter(({ tag }) => tag === wanted)
    .map(({ text }) => {
      const [, name = "", description = ""] = /^(\S*?) ?- (.*)$/.exec(text) ?? [];
      return { name, description };
    });
}

/** The tokens of a sheet that have a comment with two asterisks above them, up to the next comment or empty line. */
function tokensOf(sheet: string): CssCustomProperty[] {
  const block = /^:host \{$([\s\S]*?)^\}$/m.exec(sheet)?.[1] ?? "";
  const sections = block.split(/\n\s*\n|(?=\/\*)/);
  return sections.flatMap((section) => {
    const [whole, comment] = /^\/\*\*([\s\S]*?)\*\//.exec(section.trim()) ?? [];
    if (whole === undefined || comment === undefined) return [];
    const { description } = readComment(comment);
    const declared = section.matchAll(/(--servery-[\w-]+):\s*([^;]+);/g);
    return Array.from(declared, ([, name = "", value = ""]) => ({ name, description, default: value }));
  });
}

/** The tokens that the button's sheet reads, with what it takes without them. */
function buttonTokens(sheet: string, known: readonly CssCustomProperty[]): CssCustomProperty[] {
  const read = sheet.matchAll(/var\((--servery-[\w-]+), var\(--[\w-]+, ([^)]+)\)\)/g);
  return Array.from(read, ([, name = "", value = ""]) => ({
    ...known.find((token) => token.name === name),
    name,
    default: value,
  }));
}

interface DescribedElement {
  readonly tagName: string;
  readonly element: string;
  readonly attributes: string;
  readonly events?: string;
  readonly tokens: CssCustomProperty[];
}

function declarationOf({ tagName, element, attributes, events, tokens }: DescribedElement): CustomElementDeclaration {
  const { comment } = interfaceNamed(element);
  const cssParts = namedBy("csspart", comment);
  return {
    kind: "class",
    customElement: true,
    tagName,
    name: element,
    description: comment.description,
    superclass: { name: "HTMLElement" },
    attributes: attributesOf(attributes),
    members: classMembersOf(element),
    ...(events && { events: eventsOf(events) }),
    slots: namedBy("slot", comment),
    ...(cssParts.length > 0 && { cssParts }),
    cssProperties: tokens,
  };
}

export function elementsManifest(): string {
  const tokens = tokensOf(textOf("src/ui/tokens.css"));
  const declarations = [
    declarationOf({
      tagName: "servery-storefront",
      element: "ServeryStorefrontElement",
      attributes: "ServeryAttributes",
      events: "ServeryEventMap",
      tokens,
    }),
    declarationOf({
      tagName: "servery-order-button",
      element: "ServeryOrderButtonElement",
      attributes: "ServeryOrderButtonAttributes",
      tokens: buttonTokens(textOf("src/entry/orderButton.css"), tokens),
    }),
  ];
  const manifest: Package = {
    schemaVersion: "2.1.0",
    modules: [
      {
        kind: "javascript-module",
        path: script,
        declarations,
        exports: declarations.map(({ name, tagName = "" }) => ({
          kind: "custom-element-definition",
          name: tagName,
          declaration: { name, module: script },
        })),
      },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
