import type { JsonFields } from "./documents/types.ts";
import type { Handle } from "./http.ts";
import { createPages, type PagesOptions } from "./pages.ts";

const fields = "/stand-ins/card-fields/";
const ownOnly = "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'";
const fieldPolicy = `${ownOnly}; style-src 'self'; img-src data:; connect-src 'self'`;

/**
 * The files of the demo's second origin: the build's frame for cards (R104), and the stand-in for a payment provider's
 * fields (R105). Nothing else, because a script that runs here can read what is typed in them.
 */
export function createCardPages(options: PagesOptions): Handle {
  const pages = createPages(options);
  // As in hosting/: the frame runs its own script only, and sends cards to nobody but the API.
  const frameHeaders = new Headers({
    "Content-Security-Policy": `${ownOnly}; connect-src ${originOf(options.configuration)}; frame-ancestors *`,
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  return async (request, response, url) => {
    const path = url.pathname;
    if (path.startsWith(fields)) response.setHeader("Content-Security-Policy", fieldPolicy);
    else if (path === "/card.html") response.setHeaders(frameHeaders);
    else if (!path.startsWith("/chunks/")) return false;
    return pages.handle(request, response, url);
  };
}

function originOf({ apiUrl }: JsonFields): string {
  return new URL(String(apiUrl)).origin;
}

/** The URL of the ordering API as another origin has to write it. */
export function awayFrom(demo: string, configuration: JsonFields): JsonFields {
  return { ...configuration, apiUrl: new URL(String(configuration["apiUrl"]), demo).href };
}
