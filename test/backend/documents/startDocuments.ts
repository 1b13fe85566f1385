import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { rightsOf } from "../../../widget-demo/backend/documents/access.ts";
import { createDocuments } from "../../../widget-demo/backend/documents/createDocuments.ts";
import type {
  Caller,
  DocumentsOptions,
  DocumentsService,
  Rights,
} from "../../../widget-demo/backend/documents/types.ts";

/** Tests sign in with `Bearer <uid>` or the SDK's own unsigned token. */
export function identify(authorization: string | undefined): Caller {
  const token = authorization?.replace(/^Bearer /, "");
  if (!token) return { uid: null };
  const [, claims] = token.split(".");
  if (claims === undefined) return { uid: token };
  const { sub, email } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
  return { uid: sub, email };
}

/**
 * The storefront's rights, except that users may write everything in their own document, so that tests can try any
 * write.
 */
function writersRights(authorization: string | undefined): Rights {
  const rights = rightsOf(identify(authorization), { now: () => new Date(), has: () => true });
  return { ...rights, canWrite: rights.mayWriteTo };
}

export interface RunningDocuments {
  readonly service: DocumentsService;
  readonly port: number;
  /** Drops every connection, and keeps listening. */
  drop(): void;
  stop(): Promise<void>;
}

export async function startDocuments(
  options: Partial<DocumentsOptions> & Pick<DocumentsOptions, "documents">,
  port = 0,
): Promise<RunningDocuments> {
  const service = createDocuments({ now: () => new Date(), rightsOf: writersRights, ...options });
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (!(await service.handle(request, response, url))) response.writeHead(404).end("not a document");
  });
  await listen(server, port);
  return {
    service,
    port: (server.address() as AddressInfo).port,
    drop: () => server.closeAllConnections(),
    async stop() {
      await service.close();
      const stopped = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await stopped;
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
}
