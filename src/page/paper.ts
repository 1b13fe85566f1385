/**
 * A document on paper: as much of the DOM as `views/drawInto.ts` uses, where there is none. `writeHtml.ts` writes it as
 * HTML.
 */
export interface PaperDocument {
  createElement(tag: string): PaperElement;
  createElementNS(namespace: string, tag: string): PaperElement;
  createTextNode(text: string): PaperText;
}

export interface PaperText {
  readonly text: string;
}

export interface PaperElement {
  readonly tag: string;
  readonly ownerDocument: PaperDocument;
  readonly attributes: ReadonlyMap<string, string>;
  /** By the name that a script uses, such as `minHeight`. */
  readonly style: Readonly<Record<string, unknown>>;
  readonly children: readonly PaperNode[];
  setAttribute(name: string, value: string): void;
  appendChild(node: PaperNode): PaperNode;
}

export type PaperNode = PaperElement | PaperText;

function createElement(tag: string, isHtml: boolean): PaperElement {
  const attributes = new Map<string, string>();
  const children: PaperNode[] = [];
  return {
    ...{ tag, ownerDocument: paper, attributes, style: {}, children },
    setAttribute(name, value) {
      // As a browser does.
      attributes.set(isHtml ? name.toLowerCase() : name, value);
    },
    appendChild(node) {
      children.push(node);
      return node;
    },
  };
}

export const paper: PaperDocument = {
  createElement: (tag) => createElement(tag, true),
  createElementNS: (_namespace, tag) => createElement(tag, false),
  createTextNode: (text) => ({ text }),
};

/** An element with its attributes, of which those that are null are left out, and its content. */
export function paperElement(
  tag: string,
  attributes: Readonly<Record<string, string | null>>,
  ...content: readonly (PaperNode | string)[]
): PaperElement {
  const element = paper.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(name, value);
  for (const each of content) element.appendChild(typeof each === "string" ? paper.createTextNode(each) : each);
  return element;
}
