import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useEffect, useRef } from "react";
import { useLandedFocus } from "../../parts/navigation/useLandedFocus.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { pageRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { afterPaint } from "../../ui/afterPaint.ts";
import { focusHeadingWhenDrawn } from "../../ui/focusHeadingWhenDrawn.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { sheetFrontAtom } from "./InFront.tsx";

interface OrderSheetProps {
  readonly screen: string;
  readonly children: ReactNode;
}

/** A phone's cart and checkout: one sheet over the menu or the gift cards, pulled up from the bar. */
export function OrderSheet({ screen, children }: OrderSheetProps) {
  const home = useAtomValue(homeRouteAtom);
  const page = useAtomValue(pageRouteAtom);
  const navigate = useSetAtom(navigateAtom);
  const sheetRef = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen's heading gets the focus.
  useEffect(() => (sheetRef.current ? focusHeadingWhenDrawn(sheetRef.current) : undefined), [screen]);
  return (
    <Sheet sheetRef={sheetRef} screen={screen} onClose={() => navigate(page.name === "giftStore" ? page : home)}>
      <Front />
      {children}
    </Sheet>
  );
}

/** What belongs to the whole shop stands here. */
function Front() {
  const ref = useRef<HTMLDivElement>(null);
  const setFront = useSetAtom(sheetFrontAtom);
  // Once the sheet is modal: a dialog that opened before would be behind it.
  useEffect(() => {
    const stop = afterPaint(() => setFront(ref.current));
    return () => {
      stop();
      setFront(null);
    };
  }, [setFront]);
  useLandedFocus(ref);
  return <div ref={ref} />;
}
