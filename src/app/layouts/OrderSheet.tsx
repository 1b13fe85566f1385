import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { pageRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { afterPaint } from "../../ui/afterPaint.ts";
import { focusedElement } from "../../ui/focusedElement.ts";
import { focusHeadingWhenDrawn } from "../../ui/focusHeadingWhenDrawn.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { sheetFrontAtom } from "./InFront.tsx";

/** Where the focus goes if what had it before the sheet is gone, or if a link led to the sheet. */
const landings = ".cart-bar__link, h1";

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
  const frontRef = useRef<HTMLDivElement>(null);
  const setFront = useSetAtom(sheetFrontAtom);
  const close = () => navigate(page.name === "giftStore" ? page : home);
  useLayoutEffect(() => {
    const root = sheetRef.current?.getRootNode() as ShadowRoot;
    return () => {
      if (focusedElement(root.firstElementChild)?.isConnected) return;
      const landing = [...root.querySelectorAll<HTMLElement>(landings)].find((each) => !each.closest("dialog"));
      if (landing?.matches("h1")) landing.tabIndex = -1;
      landing?.focus({ preventScroll: true });
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen's heading gets the focus.
  useEffect(() => (sheetRef.current ? focusHeadingWhenDrawn(sheetRef.current) : undefined), [screen]);
  // Once it is modal: a dialog that opened before would be behind it.
  useEffect(() => {
    const stop = afterPaint(() => setFront(frontRef.current));
    return () => {
      stop();
      setFront(null);
    };
  }, [setFront]);
  return (
    <Sheet sheetRef={sheetRef} screen={screen} onClose={close}>
      <div ref={frontRef} className="sheet__front" />
      {children}
    </Sheet>
  );
}
