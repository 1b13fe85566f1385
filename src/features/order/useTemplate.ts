import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import type { MessageTemplate, TemplateKey } from "../../domain/store/messageTemplate.ts";
import { languageAtom } from "../../state/host/host.atoms.ts";
import { orderServicesAtom } from "../../state/services.atoms.ts";

/**
 * R78: the deployment's own HTML, in the shop's language if available. Null if it has none; undefined until that is
 * known.
 */
export function useTemplate(key: TemplateKey): string | null | undefined {
  const { loadTemplate } = useAtomValue(orderServicesAtom);
  const language = useAtomValue(languageAtom);
  const [template, setTemplate] = useState<MessageTemplate | null>();
  useEffect(() => {
    let isCurrent = true;
    void loadTemplate(key).then((loaded) => {
      if (isCurrent) setTemplate(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [loadTemplate, key]);
  return template && (template[language] ?? template.en);
}
