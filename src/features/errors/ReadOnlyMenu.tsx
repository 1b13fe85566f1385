import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { DrawnShop } from "../../domain/menu/firstShop.ts";
import { storeTextIn } from "../../domain/store/storeTexts.ts";
import { instant } from "../../domain/time/instant.ts";
import { languageAtom } from "../../state/host/host.atoms.ts";
import { isDrawnMenuLoadingAtom } from "../../state/store/drawnMenu.atoms.ts";
import { focusHeadingWhenDrawn } from "../../ui/focusHeadingWhenDrawn.ts";
import { scrollerOf } from "../../ui/scrollerOf.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { keepPlace } from "../../views/menu/keepPlace.ts";
import { readOnlyNotice } from "../../views/menu/menuParts.ts";
import { placeOf } from "../../views/store/StoreHeaderView.tsx";
import { timeWords } from "../../views/time/timeWords.ts";
import { translateWith } from "../../views/translate.ts";
import { drawDishes } from "./drawDishes.tsx";
import { followPresses } from "./followPresses.ts";
import css from "./ReadOnlyMenu.css?inline";
import { ReadOnlyNotice } from "./ReadOnlyNotice.tsx";

registerSheet(css);

/** The first screen, and what was done on it (`wire/host/drawnScreen.ts`). */
interface ReadOnlyScreen {
  readonly drawn: HTMLElement;
  pressed: readonly Element[];
  opened?: { goOn(button: null): void } | undefined;
}

interface ReadOnlyMenuProps {
  readonly screen: ReadOnlyScreen;
  readonly shop: DrawnShop;
}

/**
 * S2: stands in a menu that was drawn before the app, while its documents can't be read: a notice above the dishes, and what
 * the menu still lacks. The rest of the drawing stays as it is.
 */
export function ReadOnlyMenu({ screen, shop }: ReadOnlyMenuProps) {
  const { drawn } = screen;
  const [place] = useState(createPlace);
  const notice = useRef<HTMLDivElement>(null);
  useDishes(drawn, shop);
  usePlace(drawn, place);
  const close = usePresses(screen, place, notice);
  const facts = drawn.querySelector(".store-header__facts");
  return (
    <>
      {createPortal(<ReadOnlyNotice shop={shop} onClose={close} ref={notice} />, place)}
      {facts && createPortal(<ReadOnlyFacts shop={shop} />, facts)}
    </>
  );
}

/** In the language of the rest, even if the diner's is another one by now: they are drawn once. */
function useDishes(drawn: HTMLElement, { menus, menuId, store }: DrawnShop): void {
  const { i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  useLayoutEffect(() => {
    const menu = menus.find((each) => each.id === menuId);
    if (!menu) return;
    const storeText = storeTextIn(language, [menu.texts, store.texts]);
    drawDishes(
      drawn,
      menu,
      translateWith((message) => i18n._(message), storeText),
    );
  }, [drawn, menus, menuId, store, i18n, language]);
}

const floating = "read-only-notice--floating";

function createPlace(): HTMLElement {
  const place = document.createElement("div");
  place.className = readOnlyNotice;
  // The drawing's own listeners would keep each press for the app, and follow no link.
  place.addEventListener("click", (event) => event.stopPropagation());
  const isInside = ({ relatedTarget }: FocusEvent) => place.contains(relatedTarget as Node | null);
  place.addEventListener("focusin", (event) => !isInside(event) && float(place));
  place.addEventListener("focusout", (event) => !isInside(event) && place.classList.remove(floating));
  return place;
}

/** Brings the notice to the diner, unless it is in sight. */
function float(place: HTMLElement): void {
  const { top } = place.getBoundingClientRect();
  place.classList.add(floating);
  if (place.getBoundingClientRect().top === top) place.classList.remove(floating);
  // In a page whose boxes keep it from sticking.
  place.scrollIntoView({ block: "nearest" });
}

/** Puts the notice above the dishes, which stay where they are in the window, also when the app takes over. */
function usePlace(drawn: HTMLElement, place: HTMLElement): void {
  useLayoutEffect(() => {
    const root = drawn.getRootNode() as ShadowRoot;
    const header = drawn.querySelector(".store-header");
    const keep = keepPlace(drawn);
    const edgePx = Math.max(0, scrollerOf(root.host).getBoundingClientRect().top);
    const isPast = (header?.getBoundingClientRect().bottom ?? 0) < edgePx;
    drawn.classList.add("read-only-menu");
    header?.after(place);
    // Where the notice is in sight, it may move the dishes.
    if (isPast) keep?.();
    return () => {
      // A shop that starts anew or leaves the page has removed the drawing before.
      if (!drawn.isConnected) return;
      // The drawing is still whole. The app takes over in the same task.
      const [keepAgain, isFocused] = [keepPlace(drawn), place.contains(root.activeElement)];
      queueMicrotask(() => {
        if (root.querySelector(".menu-view")) keepAgain?.();
        // R6: another screen is in the place of the menu.
        else root.host.scrollIntoView({ block: "start" });
        if (isFocused) focusHeadingWhenDrawn(root.lastElementChild as HTMLElement);
      });
    };
  }, [drawn, place]);
}

/** While an answer is awaited, presses wait for the app. Returns how the notice that a press has brought is closed. */
function usePresses(screen: ReadOnlyScreen, place: HTMLElement, notice: RefObject<HTMLElement | null>): () => void {
  const isLoading = useAtomValue(isDrawnMenuLoadingAtom);
  const last = useRef<Element>(null);
  useEffect(() => {
    if (isLoading) return;
    const onPress = (button: Element) => {
      last.current = button;
      notice.current?.focus({ preventScroll: true });
    };
    const { drawn, pressed, opened } = screen;
    for (const each of pressed) each.removeAttribute("data-pressed");
    screen.pressed = [];
    opened?.goOn(null);
    drawn.classList.add("read-only-menu--refused");
    const button = pressed.at(-1);
    if (button) onPress(button);
    return followPresses(drawn.getRootNode() as ShadowRoot, { drawn, place, onPress });
  }, [screen, place, notice, isLoading]);
  return () => {
    place.classList.remove(floating);
    (last.current as HTMLElement | null)?.focus({ preventScroll: true });
  };
}

/** In the place of the opening hours: nobody knows whether the shop is open. */
function ReadOnlyFacts({ shop: { store, savedAt } }: Pick<ReadOnlyMenuProps, "shop">) {
  const { t } = useLingui();
  const date = timeWords(useAtomValue(languageAtom), store.zone).date(instant(savedAt));
  const place = placeOf(store);
  return (
    <>
      <span className="read-only-fact">{t`Prices of ${date}`}</span>
      {place !== "" && <span className="read-only-fact">{place}</span>}
    </>
  );
}
