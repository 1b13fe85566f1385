import { useAtomValue } from "jotai";
import { type ComponentProps, type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { isBusy } from "../../domain/checkout/placement.ts";
import type { Placing } from "../../state/checkout/placing.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { Form } from "../../ui/Form.tsx";

interface TillFormProps extends Pick<ComponentProps<typeof Form>, "onSubmit" | "children"> {
  readonly placing: Placing;
  /** Follows the focus, to fold what is done. */
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** The form of a checkout: on a desk fields and a card beside them, on a phone one after the other. */
export function TillForm({ placing, onSubmit, onFocus, children }: TillFormProps) {
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  const formRef = useFocusBack(placing);
  return (
    <Form
      className={classNames("checkout__form", !isMobile && "checkout__form--desk")}
      ref={formRef}
      onSubmit={onSubmit}
      disabled={isBusy(useAtomValue(placing.placementAtom))}
      movesOnEnter={isMobile}
      onFocus={(event) => {
        onFocus(event);
        if (isMobile) showAboveBar(event);
      }}
    >
      {children}
    </Form>
  );
}

/**
 * A browser doesn't scroll to what is inside the window, even if a phone's bar with Pay now covers it. The field's error
 * is below it, and shows too.
 */
function showAboveBar({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const bar = currentTarget.querySelector<HTMLElement>(".checkout__pay");
  if (!bar || bar.contains(target)) return;
  const part = target.closest<HTMLElement>(".field") ?? target;
  part.style.scrollMarginBottom = `${bar.offsetHeight + 16}px`;
  part.scrollIntoView({ block: "nearest" });
}

/** The form replaces the button that was pressed, "Send it again" or "Check again". A declined card is shown first. */
function useFocusBack({ placementAtom }: Placing): RefObject<HTMLFormElement | null> {
  const formRef = useRef<HTMLFormElement>(null);
  const { kind } = useAtomValue(placementAtom);
  const wasIdle = useRef(kind === "idle");
  useEffect(() => {
    const form = formRef.current;
    if (wasIdle.current || form?.querySelector(":focus")) return;
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, []);
  return formRef;
}
