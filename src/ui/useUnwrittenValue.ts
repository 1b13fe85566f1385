import { type RefObject, useLayoutEffect, useRef } from "react";

/** A value that is only the input's property: a controlled input writes it into an attribute too, which anybody can read. */
export function useUnwrittenValue(value: string): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  }, [value]);
  return ref;
}
