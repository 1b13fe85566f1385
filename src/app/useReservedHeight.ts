import { useAtomValue } from "jotai";
import { type RefObject, useEffect, useState } from "react";
import type { Device } from "../services/adapters/device/deviceMemory.ts";
import { widthAtom } from "../state/host/host.atoms.ts";
import { servedMenuAtom } from "../state/menu/menu.atoms.ts";
import { isMenuShownAtom } from "../state/screen/shownRoute.atoms.ts";
import { whenIdle } from "../ui/whenIdle.ts";
import { reservedHeight } from "../views/shell/reservedHeight.ts";
import { storageRows } from "../wire/storage/table.ts";

export function useReservedHeight(ref: RefObject<HTMLElement | null>, device: Device): string {
  const [lastPx] = useState(() => {
    const last = device.read(storageRows.place);
    return last?.windowPx === innerWidth ? last.heightPx : null;
  });
  const widthPx = useAtomValue(widthAtom);
  const menu = useAtomValue(servedMenuAtom).kind;
  const isMenu = useAtomValue(isMenuShownAtom);
  const isDrawn = isMenu && menu === "ready";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the width.
  useEffect(() => {
    if (!isDrawn) return;
    return whenIdle(() => {
      const content = ref.current?.querySelector(".layout");
      if (content) device.save(storageRows.place, { windowPx: innerWidth, heightPx: content.clientHeight });
    });
  }, [isDrawn, widthPx, device, ref]);
  return reservedHeight(lastPx, isMenu && menu === "loading");
}
