import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer } from "vite";
import type { JsonFields } from "./documents/types.ts";
import type { Handle } from "./http.ts";

interface DevWidget {
  readonly handle: Handle;
  close(): Promise<void>;
}

// React's hot reload needs its hooks on the window before the first component's module runs. A host page only loads one
// script, so that script installs them and then imports the rest.
const entryScript = `
import "/@vite/client";
import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import("/src/entry/storefront.ts");
`;

/** Serves the widget from its source, with hot reload through the demo's port. */
export async function createDevWidget(
  root: string,
  configuration: JsonFields,
  servers: readonly Server[],
): Promise<DevWidget> {
  const [server, ...others] = servers;
  const vite = await createServer({
    root,
    appType: "custom",
    clearScreen: false,
    define: { __SERVERY_CONFIG__: JSON.stringify(configuration), __SERVERY_MENUS__: "[]" },
    server: { middlewareMode: true, ...(server ? { ws: { server } } : {}) },
  });
  for (const other of others) {
    other.on("upgrade", (request, socket, head) => server?.emit("upgrade", request, socket, head));
  }
  return {
    handle(request, response, url) {
      if (url.pathname === "/storefront.js") {
        response.writeHead(200, {
          "Content-Type": "text/javascript; charset=utf-8",
          "Cache-Control": "no-store",
          "Access-Control-Allow-Origin": "*",
        });
        response.end(entryScript);
        return Promise.resolve(true);
      }
      return runMiddlewares(vite.middlewares, request, response);
    },
    close: () => vite.close(),
  };
}

type Middlewares = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

function runMiddlewares(run: Middlewares, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  return new Promise((resolve, reject) => {
    response.once("close", () => resolve(true));
    run(request, response, (error) => (error ? reject(error) : resolve(false)));
  });
}
