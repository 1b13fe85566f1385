import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { useSubmit } from "./useSubmit.ts";

/** `taken`: all fields are valid, whatever happens next. `invalid`: at least one isn't. */
export type FormAnswer = "taken" | "invalid";

interface FormProps extends Pick<ComponentProps<"form">, "className" | "onFocus" | "children"> {
  readonly ref?: RefObject<HTMLFormElement | null>;
  readonly onSubmit: () => FormAnswer | Promise<FormAnswer>;
  /** While it is being sent. */
  readonly disabled?: boolean;
  /** On a phone the key that says "next" goes to the next field; the last one sends. */
  readonly movesOnEnter?: boolean;
}

interface FormState {
  readonly showsProblems: boolean;
  readonly disabled: boolean;
}

const FormContext = createContext<FormState>({ showsProblems: false, disabled: false });

/** The state of the form around this field. */
export function useFormState(): FormState {
  return useContext(FormContext);
}

/** A field, or a question without an answer. */
const firstInvalid = '[aria-invalid="true"], [data-unanswered]';

/**
 * Shows problems from the first failed submit until one succeeds: fields that are cleared after a refused order were
 * not left out by the diner. The focus goes to the first invalid field.
 */
export function Form({ ref, onSubmit, disabled = false, movesOnEnter = false, children, ...form }: FormProps) {
  const ownRef = useRef<HTMLFormElement>(null);
  const formRef = ref ?? ownRef;
  const [showsProblems, setShowsProblems] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const events = useSubmit(async () => {
    const isInvalid = (await onSubmit()) === "invalid";
    setShowsProblems(isInvalid);
    if (isInvalid) setRefusals((count) => count + 1);
  });
  // Spec, "Placing an order", 2. In an effect, because the fields are marked by then.
  useEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>(firstInvalid)?.focus();
  }, [refusals, formRef]);
  return (
    <FormContext value={{ showsProblems, disabled }}>
      <form noValidate ref={formRef} onKeyDown={movesOnEnter ? moveOn : undefined} {...form} {...events}>
        {children}
      </form>
    </FormContext>
  );
}

const passedOver = "[type=checkbox], [type=radio], :disabled, [readonly]";

/** A Chinese keyboard's Enter takes a word, and a list's takes an option: both stay in the field. */
function moveOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== "Enter" || event.defaultPrevented || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement)) return;
  if (target.getAttribute("enterkeyhint") !== "next") return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>("input, select, textarea")];
  const fields = all.filter((field) => field === target || !field.matches(passedOver));
  const next = fields[fields.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
