import { useSetAtom } from "jotai";
import { type ComponentPropsWithoutRef, useEffect, useRef } from "react";
import { sayAtom } from "../../state/screen/say.actions.ts";

interface SpokenProps extends ComponentPropsWithoutRef<"div"> {
  /** Newer words about the same thing replace older ones. */
  readonly about: string;
}

const standsApart = /^(p|div|li|dt|dd|br)$/i;

/** Its paragraphs as sentences after each other. */
function wordsOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? "";
  const words = [...node.childNodes].map(wordsOf).join("");
  return standsApart.test(node.nodeName) ? ` ${words} ` : words;
}

/** Each change of its text is said by the shop's one live region (`app/layouts/Said.tsx`): several would cut in on each other. */
export function Spoken({ about, ...part }: SpokenProps) {
  const ref = useRef<HTMLDivElement>(null);
  const say = useSetAtom(sayAtom);
  useEffect(() => {
    const spoken = ref.current;
    if (!spoken) return;
    // Parts of it draw themselves anew, without this one.
    const observer = new MutationObserver(() => say(about, wordsOf(spoken).replace(/\s+/g, " ").trim()));
    observer.observe(spoken, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      say(about, "");
    };
  }, [about, say]);
  return <div {...part} ref={ref} />;
}
