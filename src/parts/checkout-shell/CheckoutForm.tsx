import { useAtomValue } from "jotai";
import { type ComponentProps, type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { isBusy } from "../../domain/checkout/placement.ts";
import type { Placing } from "../../state/checkout/placing/placing.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { Form } from "../../ui/Form.tsx";

interface CheckoutFormProps extends Pick<ComponentProps<typeof Form>, "onSubmit" | "children"> {
  readonly placing: Placing;
  /** Called when the focus moves, to fold completed sections. */
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** The form of a checkout. On a desktop the fields have a card beside them; on a phone everything is in one column. */
export function CheckoutForm({ placing, onSubmit, onFocus, children }: CheckoutFormProps) {
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
 * A browser doesn't scroll to an element that is inside the window, even if a phone's bar with the pay button covers
 * it. Also shows the error below the field.
 */
function showAboveBar({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const bar = currentTarget.querySelector<HTMLElement>(".checkout__pay");
  if (!bar || bar.contains(target)) return;
  const part = target.closest<HTMLElement>(".field") ?? target;
  part.style.scrollMarginBottom = `${bar.offsetHeight + 16}px`;
  part.scrollIntoView({ block: "nearest" });
}

/**
 * Moves the focus to the pay button when the form replaces the pressed button ("Send it again" or "Check again"),
 * unless a declined card already has it.
 */
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
