import { useAtomValue, useSetAtom } from "jotai";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type BoardPage, pageMs } from "../../domain/menu/boardPages.ts";
import { closeOverlayAtom, overlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { servicesAtom } from "../../state/services.atoms.ts";

export interface Turning {
  readonly at: number;
  readonly isPaused: boolean;
  readonly turn: (by: 1 | -1) => void;
  readonly pause: (isPaused: boolean) => void;
}

/** After this time without input, the person who paused the board or left a product open is assumed to be gone. */
const leftAfterMs = 180_000;
const signsOfLife = ["pointerdown", "keydown", "wheel"] as const;

/**
 * WCAG 2.2.2: the pages turn automatically, each after its reading time, until they are paused. They wait while a
 * product is open or has the keyboard focus.
 */
export function useTurning(pages: readonly BoardPage[], placeRef: RefObject<HTMLElement | null>): Turning {
  const { clock } = useAtomValue(servicesAtom);
  const isCovered = useAtomValue(overlayAtom) !== null;
  const [index, setIndex] = useState(0);
  const [isPaused, pause] = useState(false);
  const isAloneRef = useLeftAlone(placeRef, pause);
  const count = pages.length;
  // Another menu of the day may have fewer pages.
  const at = count === 0 ? 0 : index % count;
  const page = pages[at];
  const readMs = page ? pageMs(page) : 0;
  const isTurning = count > 1 && !isPaused && !isCovered;
  useEffect(() => {
    if (!isTurning) return;
    return clock.every(readMs, () => {
      const isFocused = placeRef.current?.querySelector(":focus-visible");
      if (isAloneRef.current || !isFocused) setIndex((at + 1) % count);
    });
  }, [clock, isTurning, readMs, at, count, placeRef, isAloneRef]);
  return { at, isPaused, pause, turn: (by) => setIndex((at + by + count) % count) };
}

/** Returns to the menu and resumes turning without anyone's help. */
function useLeftAlone(placeRef: RefObject<HTMLElement | null>, pause: (isPaused: boolean) => void): RefObject<boolean> {
  const { clock } = useAtomValue(servicesAtom);
  const close = useSetAtom(closeOverlayAtom);
  const isAloneRef = useRef(true);
  useEffect(() => {
    // Listens on the root, because a dialog is outside the board.
    const root = placeRef.current?.getRootNode();
    if (!root) return;
    let stop = () => {};
    const leave = () => {
      isAloneRef.current = true;
      pause(false);
      close();
    };
    const stay = () => {
      stop();
      isAloneRef.current = false;
      stop = clock.after(leftAfterMs, leave);
    };
    for (const sign of signsOfLife) root.addEventListener(sign, stay, { passive: true });
    return () => {
      stop();
      for (const sign of signsOfLife) root.removeEventListener(sign, stay);
    };
  }, [clock, close, pause, placeRef]);
  return isAloneRef;
}
