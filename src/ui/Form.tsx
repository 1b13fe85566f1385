import { type ComponentProps, createContext, type RefObject, useContext, useEffect, useRef, useState } from "react";
import { useSubmit } from "./useSubmit.ts";

/** `taken`: all fields are valid, whatever happens next. `invalid`: at least one isn't. */
export type FormAnswer = "taken" | "invalid";

interface FormProps extends Pick<ComponentProps<"form">, "className" | "onFocus" | "children"> {
  readonly ref?: RefObject<HTMLFormElement | null>;
  readonly onSubmit: () => FormAnswer | Promise<FormAnswer>;
  /** While it is being sent. */
  readonly disabled?: boolean;
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
export function Form({ ref, onSubmit, disabled = false, children, ...form }: FormProps) {
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
      <form noValidate ref={formRef} {...form} {...events}>
        {children}
      </form>
    </FormContext>
  );
}
