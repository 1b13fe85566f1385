import { digitsOf } from "../../domain/payment/cardMasks.ts";

/** Keeps the caret behind the same digit. */
export function maskTyped(element: HTMLInputElement, mask: (text: string) => string): void {
  const typed = element.value;
  const masked = mask(typed);
  if (masked === typed) return;
  const caret = element.selectionStart ?? typed.length;
  const isAtEnd = caret === typed.length;
  const digits = digitsOf(typed.slice(0, caret)).length;
  element.value = masked;
  const after = isAtEnd ? masked.length : indexAfterDigits(masked, digits);
  element.setSelectionRange(after, after);
}

function indexAfterDigits(text: string, digits: number): number {
  let index = 0;
  for (let seen = 0; seen < digits && index < text.length; index += 1) if (/\d/.test(text[index] ?? "")) seen += 1;
  return index;
}
