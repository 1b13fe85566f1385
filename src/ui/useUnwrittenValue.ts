import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Sets the value only as the input's property. A controlled input would also write it into an attribute, which anyone
 * can read.
 */
export function useUnwrittenValue(value: string): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  }, [value]);
  return ref;
}
