import { createElement, type ReactNode, useMemo } from "react";
import { registerSheet } from "../../ui/sheets.ts";
import { parseRichText, type RichNode } from "./parseRichText.ts";
import css from "./RichText.css?inline";

registerSheet(css);

function draw(node: RichNode, key: number): ReactNode {
  if (typeof node === "string") return node;
  const { tag, href, children } = node;
  const link = href === undefined ? {} : { href, target: "_blank", rel: "noopener noreferrer" };
  return createElement(tag, { key, ...link }, ...children.map(draw));
}

/** What a store or its deployment has written (terms, policies, thanks), as text with harmless markup (R38). */
export function RichText({ html }: { readonly html: string }) {
  const nodes = useMemo(() => parseRichText(html), [html]);
  return <div className="rich-text">{nodes.map(draw)}</div>;
}
