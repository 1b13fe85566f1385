import type { MessageTemplate, TemplateKey } from "../../../domain/store/store.ts";
import { parseTemplate } from "../../../wire/documents/messageTemplate.ts";
import { orderPaths } from "../../../wire/documents/orderPaths.ts";
import { restTarget, restUrl } from "../../../wire/documents/paths.ts";
import type { AdapterContext } from "../adapterContext.ts";
import { createHttp } from "../http.ts";
import { logOnce } from "../logOnce.ts";
import { readDocument } from "./firestoreDocument.ts";

/** After this time the shop's built-in text is shown. */
const timeoutMs = 10_000;

/** Reads the deployment's own texts. */
export function createFirestoreTemplates({ clock, deployment, paths, log }: AdapterContext) {
  const http = createHttp({ clock, log, timeoutMs });
  const target = restTarget(deployment);
  const context = { base: deployment.apiUrl, note: logOnce(log) };
  return async function loadTemplate(key: TemplateKey): Promise<MessageTemplate | null> {
    try {
      const document = await readDocument(http, restUrl(target, orderPaths(paths).template(key)));
      return document && parseTemplate(key, document.fields, context);
    } catch (cause) {
      log("Warning", "The message template could not be read", cause);
      return null;
    }
  };
}
