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

/** `taken`: all fields are valid, whatever happens next. `invalid`: at least one field isn't. */
export type FormResult = "taken" | "invalid";

interface FormProps extends Pick<ComponentProps<"form">, "className" | "onFocus" | "children"> {
  readonly ref?: RefObject<HTMLFormElement | null>;
  readonly onSubmit: () => FormResult | Promise<FormResult>;
  /** True while the form is being sent. */
  readonly disabled?: boolean;
  /** If set, the "next" key of a phone's keyboard moves to the next field, and the last field submits the form. */
  readonly movesOnEnter?: boolean;
}

interface FormState {
  readonly showsProblems: boolean;
  /** How many submits have failed. */
  readonly refusals: number;
  readonly disabled: boolean;
  /** Submits it at once, for a button that is no submit button. */
  readonly submit: () => void;
}

const FormContext = createContext<FormState>({
  showsProblems: false,
  refusals: 0,
  disabled: false,
  submit: () => {},
});

/** The state of the nearest form around the field. */
export function useFormState(): FormState {
  return useContext(FormContext);
}

/** Matches an invalid field or an unanswered question. */
const firstInvalid = '[aria-invalid="true"], [data-unanswered]';

/**
 * Shows problems after the first failed submit, until a submit succeeds. Fields that are cleared after a rejected order
 * don't count as left empty by the diner. A failed submit moves the focus to the first invalid field.
 */
export function Form({ ref, onSubmit, disabled = false, movesOnEnter = false, children, ...form }: FormProps) {
  const ownRef = useRef<HTMLFormElement>(null);
  const formRef = ref ?? ownRef;
  const [showsProblems, setShowsProblems] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const submit = async () => {
    const isInvalid = (await onSubmit()) === "invalid";
    setShowsProblems(isInvalid);
    if (isInvalid) setRefusals((count) => count + 1);
  };
  const events = useSubmit(submit);
  // S27. Runs in an effect, because the fields are marked as invalid by then.
  useEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>(firstInvalid)?.focus();
  }, [refusals, formRef]);
  return (
    <FormContext value={{ showsProblems, refusals, disabled, submit: () => void submit() }}>
      <form noValidate ref={formRef} onKeyDown={movesOnEnter ? moveOn : undefined} {...form} {...events}>
        {children}
      </form>
    </FormContext>
  );
}

const passedOver = "[type=checkbox], [type=radio], :disabled, [readonly]";

/** Enter stays in the field while it confirms a word of a Chinese input method or picks an option of a list. */
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
