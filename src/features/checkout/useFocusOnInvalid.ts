import { useEffect, useRef, useState } from "react";

/** Spec, "Placing an order", 2: the first invalid field has the focus, as soon as it is marked. */
export function useFocusOnInvalid() {
  const formRef = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return { formRef, focusOnInvalid: () => setTries((count) => count + 1) };
}
