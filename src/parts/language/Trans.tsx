import { useLingui } from "@lingui/react";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

interface TransProps {
  readonly id: string;
  readonly message?: string;
  readonly values?: Readonly<Record<string, ReactNode>>;
  readonly components?: Readonly<Record<string, ReactElement>>;
}

const tag = /<(\d+)(?:\/>|>(.*?)<\/\1>)/s;

/**
 * The component that the macros `Trans` and `Plural` compile to (`lingui.config.ts`). Lingui's own looks for tags in
 * the whole sentence, so it removes "<b>" from a product's name. Here values are never searched for tags.
 */
export function Trans({ id, message, values = {}, components = {} }: TransProps) {
  const { i18n } = useLingui();
  const held: ReactNode[] = Object.values(components);
  const places = Object.entries(values).map(([name, value]) => [
    name,
    // A plural needs the number itself. Plain values stay in the text, so that a sentence is one text node where
    // possible.
    typeof value === "number" || (typeof value === "string" && !value.includes("<"))
      ? value
      : `<${held.push(value) - 1}/>`,
  ]);
  return fill(i18n._(id, Object.fromEntries(places), message === undefined ? {} : { message }), held);
}

function fill(sentence: string, held: readonly ReactNode[]): ReactNode {
  const found = tag.exec(sentence);
  if (!found) return sentence;
  const [whole, number, inner] = found;
  const element = held[Number(number)];
  return (
    <>
      {sentence.slice(0, found.index)}
      {inner && isValidElement(element) ? cloneElement(element, {}, fill(inner, held)) : element}
      {fill(sentence.slice(found.index + whole.length), held)}
    </>
  );
}
