import { type MouseEvent, type SubmitEvent, useRef } from "react";

/**
 * Handles a form's submission by a press or by Enter (the browser then clicks the form's button). In a sandboxed frame
 * without `allow-forms` the browser fires no submit event, so the click itself submits.
 */
export function useSubmit(submit: () => void) {
  const unheard = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onClick({ target, defaultPrevented }: MouseEvent) {
      const button = target instanceof Element && target.closest<HTMLButtonElement>("button[type=submit]");
      if (!button || defaultPrevented) return;
      clearTimeout(unheard.current);
      // The browser's submit event fires before this timer and cancels it.
      unheard.current = setTimeout(submit);
    },
    onSubmit(event: SubmitEvent) {
      event.preventDefault();
      clearTimeout(unheard.current);
      submit();
    },
  };
}
