import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { type FocusEvent, type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { Placing } from "../../state/checkout/placing/placing.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { servicesAtom } from "../../state/services.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { Form, type FormResult } from "../../ui/Form.tsx";
import { focusedElement } from "../../ui/focusedElement.ts";
import type { CheckoutConfig } from "./checkoutConfig.ts";
import { pressed, type useFolding } from "./useFolding.ts";

interface CheckoutFormProps {
  readonly config: CheckoutConfig;
  /** Called when the focus moves or something is chosen, to fold completed sections. */
  readonly onFollow: ReturnType<typeof useFolding>["follow"];
  /** What is ordered: on a phone one line above the fields, on a desktop a card beside them. */
  readonly folded: ReactNode;
  readonly summary: ReactNode;
  /** The pay button; false if nothing can be ordered. */
  readonly pay: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of a checkout. On a desktop the fields have a card beside them; on a phone everything is in one column. */
export function CheckoutForm({ config, onFollow, folded, summary, pay, children }: CheckoutFormProps) {
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  const isHeld = useAtomValue(config.placing.isHeldAtom);
  const submit = useSubmit(config);
  const formRef = useFocusBack(config.placing);
  const onChosen = ({ target, type }: FormEvent) => target instanceof Element && onFollow({ target, type });
  return (
    <Form
      className={classNames("checkout__form", !isMobile && "checkout__form--desk")}
      ref={formRef}
      onSubmit={submit}
      disabled={isHeld}
      movesOnEnter={isMobile}
      onFocus={(event) => {
        onFollow(event);
        if (isMobile) showAboveBar(event);
      }}
    >
      {isMobile && folded}
      <div className="checkout__fields" onChange={onChosen}>
        {children}
      </div>
      {isMobile ? (
        pay
      ) : (
        <div className="checkout__card">
          {summary}
          {pay}
        </div>
      )}
    </Form>
  );
}

/** Forgets the result of the last press when the form is left, and that it was offline once it no longer is. */
function useSubmit({ placing, submitAtom }: CheckoutConfig): () => Promise<FormResult> {
  const submit = useSetAtom(submitAtom);
  const [result, setResult] = useAtom(placing.submitResultAtom);
  const { connection } = useAtomValue(servicesAtom);
  const isOffline = result?.kind === "offline";
  useEffect(() => () => setResult(null), [setResult]);
  useEffect(() => {
    if (!isOffline) return;
    return connection.listen((change) => change === "back" && setResult(null));
  }, [isOffline, connection, setResult]);
  return async () => {
    const { kind } = await submit();
    return kind === "invalid" || kind === "invalid-time" ? "invalid" : "taken";
  };
}

/**
 * A browser doesn't scroll to an element that is inside the window, even if a phone's bar with the pay button covers
 * it. Also shows the error below the field.
 */
function showAboveBar({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const bar = currentTarget.querySelector<HTMLElement>(".checkout__pay");
  if (!bar || bar.contains(target)) return;
  // A press on these ends where it began, so the page stays where it is until they are reached by keyboard.
  if (target.matches(pressed) && !target.matches(":focus-visible")) return;
  const part = target.closest<HTMLElement>(".field") ?? target;
  part.style.scrollMarginBottom = `${bar.offsetHeight + 16}px`;
  part.scrollIntoView({ block: "nearest" });
}

/**
 * Moves the focus to the pay button when the form replaces the pressed button ("Send it again" or "Check again"),
 * unless a declined card or a notice's next step already has it.
 */
function useFocusBack({ placementAtom }: Placing): RefObject<HTMLFormElement | null> {
  const formRef = useRef<HTMLFormElement>(null);
  const { kind } = useAtomValue(placementAtom);
  const wasIdle = useRef(kind === "idle");
  useEffect(() => {
    const form = formRef.current;
    if (wasIdle.current || form?.contains(focusedElement(form))) return;
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, []);
  return formRef;
}
