import { useSetAtom } from "jotai";
import { type MouseEvent, useCallback, useState } from "react";
import type { Venue } from "../../domain/store/venueList.ts";
import { canEnterAtom } from "./venueList.atoms.ts";

interface Entry {
  readonly onPress: (venue: Venue, event: MouseEvent) => void;
  /** The chosen venue that is closed: a dialog says so instead of entering it (R74). */
  readonly closed: Venue | null;
  readonly leave: () => void;
}

/** Enters a chosen venue by its link, unless it takes no orders. */
export function useEntry(onEnter: ((venue: Venue) => void) | null = null): Entry {
  const canEnter = useSetAtom(canEnterAtom);
  const [closed, setClosed] = useState<Venue | null>(null);
  const onPress = useCallback(
    (venue: Venue, event: MouseEvent) => {
      if (canEnter(venue)) return onEnter?.(venue);
      event.preventDefault();
      setClosed(venue);
    },
    [canEnter, onEnter],
  );
  return { onPress, closed, leave: () => setClosed(null) };
}
