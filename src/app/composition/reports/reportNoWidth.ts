import type { Clock } from "../../../services/ports/clock.ts";

const lookMs = 1_000;

/** The page's CSS can leave the element no width, and an empty space doesn't explain why. Warns once. */
export function reportNoWidth(host: HTMLElement, clock: Clock, leastPx: number): () => void {
  let wasThin = false;
  const stop = clock.every(lookMs, () => {
    const [box] = host.getClientRects();
    // The page hides the element at the moment.
    if (!box) return;
    const isThin = box.width < leastPx;
    if (isThin && wasThin) {
      console.warn(
        `Servery: <servery-storefront> is ${Math.round(box.width)} px wide, because its parent has no width of its own. Set \`width: 100%\` on the parent.`,
      );
    }
    if (!isThin || wasThin) stop();
    wasThin = isThin;
  });
  return stop;
}
