import { useSetAtom } from "jotai";
import { type ComponentPropsWithoutRef, useEffect, useRef } from "react";
import { announceAtom } from "../../state/screen/announce.actions.ts";

interface LiveRegionProps extends ComponentPropsWithoutRef<"div"> {
  /** A newer text with the same `about` replaces the older one. */
  readonly about: string;
}

const standsApart = /^(p|div|li|dt|dd|br)$/i;

/** The text of a node, with its paragraphs separated by spaces. */
function wordsOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? "";
  const words = [...node.childNodes].map(wordsOf).join("");
  return standsApart.test(node.nodeName) ? ` ${words} ` : words;
}

/**
 * Has each change of its text announced by the shop's only live region (`app/layouts/layouts.tsx`): several regions would
 * interrupt each other.
 */
export function LiveRegion({ about, ...part }: LiveRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const announce = useSetAtom(announceAtom);
  useEffect(() => {
    const spoken = ref.current;
    if (!spoken) return;
    // Its children may render again without this component.
    const observer = new MutationObserver(() => announce(about, wordsOf(spoken).replace(/\s+/g, " ").trim()));
    observer.observe(spoken, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      announce(about, "");
    };
  }, [about, announce]);
  return <div {...part} ref={ref} />;
}
