import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { cartEventAtom } from "../../state/cart/cart.atoms.ts";
import { focusedElement } from "../../ui/focusedElement.ts";
import { SkipButton } from "../../ui/SkipButton.tsx";

/**
 * Leads from the dish that was added last to the cart, past the rest of the menu. Rendered by the cart beside the menu,
 * or by the bar that leads to it.
 */
export function SkipToCart() {
  const ref = useRef<HTMLSpanElement>(null);
  const place = usePlaceAfterDish(ref);
  const skip = () => {
    const root = ref.current?.getRootNode() as ShadowRoot;
    root.querySelector<HTMLElement>(".layout__side section, .cart-bar__link")?.focus();
  };
  return (
    <>
      <span hidden ref={ref} />
      {place &&
        createPortal(
          <SkipButton onSkip={skip}>
            <Trans>Skip to cart</Trans>
          </SkipButton>,
          place,
        )}
    </>
  );
}

/**
 * A new element at the end of the card from which a dish was added: of the card that has the focus, now or when the
 * dialogs are closed. Far down a long menu a card isn't React's, so this only adds to it.
 */
function usePlaceAfterDish(ref: RefObject<HTMLElement | null>): HTMLElement | null {
  const event = useAtomValue(cartEventAtom);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const root = ref.current?.getRootNode();
    if (event?.kind !== "added" || !root) return;
    const put = () => {
      const focused = focusedElement(ref.current);
      if (!focused || focused.closest("dialog")) return;
      root.removeEventListener("focusin", put);
      const card = focused.closest(".menu-card, .rail-card, .menu-card__corner")?.closest("li");
      if (!card) return;
      const added = document.createElement("div");
      added.style.display = "contents";
      card.append(added);
      setPlace(added);
    };
    root.addEventListener("focusin", put);
    put();
    return () => root.removeEventListener("focusin", put);
  }, [ref, event]);
  useEffect(() => () => place?.remove(), [place]);
  return place;
}
