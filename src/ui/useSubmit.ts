import { type MouseEvent, type SubmitEvent, useRef } from "react";

/**
 * What a form does when it is sent, by a press or by Enter (the browser then presses its button). In a sandboxed frame
 * without `allow-forms` the browser tells nobody of a submission: there the press counts by itself.
 */
export function useSubmit(submit: () => void) {
  const unheard = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onClick({ target, defaultPrevented }: MouseEvent) {
      const button = target instanceof Element && target.closest<HTMLButtonElement>("button[type=submit]");
      if (!button || defaultPrevented) return;
      clearTimeout(unheard.current);
      // The browser's own submission comes before this task, and calls it off.
      unheard.current = setTimeout(submit);
    },
    onSubmit(event: SubmitEvent) {
      event.preventDefault();
      clearTimeout(unheard.current);
      submit();
    },
  };
}
