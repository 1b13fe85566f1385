import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./Button.tsx";
import css from "./OpeningField.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface OpeningFieldProps {
  /** What the link to the field says. */
  readonly words: ReactNode;
  /** A field that has a text is open. It stays so when the text is deleted, because the diner is still in it. */
  readonly isFilled: boolean;
  readonly disabled: boolean;
  readonly children: ReactNode;
}

/** A field that few need: a link that opens it. */
export function OpeningField({ words, isFilled, disabled, children }: OpeningFieldProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(isFilled);
  const [wasPressed, setPressed] = useState(false);
  if (isFilled && !isOpen) setOpen(true);
  // The field has replaced the link.
  useEffect(() => {
    if (wasPressed) ref.current?.querySelector<HTMLElement>("textarea, input")?.focus();
  }, [wasPressed]);
  if (isOpen) return <div ref={ref}>{children}</div>;
  const open = () => {
    setPressed(true);
    setOpen(true);
  };
  return (
    <Button variant="quiet" look="opening-field" disabled={disabled} onClick={open}>
      {words}
    </Button>
  );
}
