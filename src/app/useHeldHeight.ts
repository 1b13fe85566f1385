import { useAtomValue } from "jotai";
import { type RefObject, useEffect, useState } from "react";
import type { Device } from "../services/adapters/deviceMemory.ts";
import { widthAtom } from "../state/host/host.atoms.ts";
import { servedMenuAtom } from "../state/menu/menu.atoms.ts";
import { shownRouteAtom } from "../state/screen/shownRoute.atoms.ts";
import { whenIdle } from "../ui/whenIdle.ts";
import { storedThings } from "../wire/storage/table.ts";

/**
 * R82: the minimum height, so that nothing below the shop jumps while it loads: the last menu's height, else the
 * window's.
 */
export function useHeldHeight(ref: RefObject<HTMLElement | null>, device: Device): string {
  const [lastPx] = useState(() => {
    const last = device.read(storedThings.place);
    return last?.windowPx === innerWidth ? last.heightPx : null;
  });
  const widthPx = useAtomValue(widthAtom);
  const menu = useAtomValue(servedMenuAtom).kind;
  const isMenu = useAtomValue(shownRouteAtom).name === "store";
  const isDrawn = isMenu && menu === "ready";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width makes another height.
  useEffect(() => {
    if (!isDrawn) return;
    return whenIdle(() => {
      const content = ref.current?.querySelector(".layout");
      if (content) device.keep(storedThings.place, { windowPx: innerWidth, heightPx: content.clientHeight });
    });
  }, [isDrawn, widthPx, device, ref]);
  if (lastPx === null) return "100vh";
  // It stays afterwards: a search or a shorter screen must not pull up what is below.
  return isMenu && menu === "loading" ? `${lastPx}px` : `min(100vh, ${lastPx}px)`;
}
