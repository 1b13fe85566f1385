import { useAtomValue } from "jotai";
import { type RefObject, useLayoutEffect } from "react";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";
import { parseHexColour } from "../../ui/contrast.ts";
import { asHex } from "../../ui/hostColours.ts";
import { properties, textInTheColourOf } from "../../ui/theme.ts";

/** Mixed with the page's own shade, so that the dark board matches the shop. */
const night = "color-mix(in srgb, var(--servery-shade) 12%, black)";
const chalk = "color-mix(in srgb, var(--servery-shade) 10%, white)";

/**
 * A board is always dark, because it lights up a room for days. The accent is lightened only as far as it needs to be
 * readable.
 */
export function useNightColours(ref: RefObject<HTMLElement | null>): void {
  const store = useAtomValue(storeAtom);
  const layout = useAtomValue(layoutAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another store or layout sets the theme again.
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode();
    if (!ref.current || !(root instanceof ShadowRoot)) return;
    const [paper, ink, accent] = [night, chalk, "var(--servery-accent)"].map((colour) =>
      parseHexColour(asHex(root, colour)),
    );
    if (!paper || !ink || !accent) return;
    const colours = properties({ paper, ink, "accent-text": textInTheColourOf(accent, ink, [paper]) });
    for (const [name, colour] of Object.entries(colours)) ref.current.style.setProperty(name, colour);
  }, [ref, store, layout]);
}
