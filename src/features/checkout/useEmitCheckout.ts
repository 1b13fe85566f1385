import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { isCheckoutOpenAtom } from "../../state/checkout/submit/checkoutOpen.atoms.ts";
import { beginCheckoutAtom } from "../../state/checkout/submit/emitCheckout.actions.ts";

/** R83: tells the host page once that a checkout has begun, as soon as its price is known. */
export function useTellCheckout(): void {
  const isOpen = useAtomValue(isCheckoutOpenAtom);
  const begin = useSetAtom(beginCheckoutAtom);
  const wasTold = useRef(false);
  useEffect(() => {
    if (isOpen && !wasTold.current) wasTold.current = begin();
  }, [isOpen, begin]);
}
