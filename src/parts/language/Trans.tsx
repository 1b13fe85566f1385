import { Trans as LinguiTrans, type TransProps } from "@lingui/react";

/**
 * The component that the macros `Trans` and `Plural` compile to (`lingui.config.ts`). Lingui looks for tags in the whole
 * sentence, so it would remove "<b>" from a product's name. It doesn't look into values that aren't texts.
 */
export function Trans({ values = {}, ...props }: TransProps) {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" && value.includes("<") ? [value] : value,
  ]);
  return <LinguiTrans {...props} values={Object.fromEntries(shown)} />;
}
