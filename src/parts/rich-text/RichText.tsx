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

/** A text by a store or its deployment (terms, policies, thanks), shown with harmless markup only (R38). */
export function RichText({ html }: { readonly html: string }) {
  const nodes = useMemo(() => parseRichText(html), [html]);
  return <div className="rich-text">{nodes.map(draw)}</div>;
}
