import { type IncomingMessage, request as requestFrom, type ServerResponse } from "node:http";
import { FirestoreError } from "../documents/errors.ts";
import { allowOrigin, answerPreflight, sendRefusal } from "../documents/http.ts";

/** Passes a request of the Firestore protocol on, and its answer back while it arrives. */
export async function forward(to: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  allowOrigin(request, response);
  if (request.method === "OPTIONS") return answerPreflight(request, response);
  const { method, url: path } = request;
  const { connection: _, ...headers } = request.headers;
  const onward = requestFrom({
    hostname: to.hostname,
    port: to.port,
    method,
    path,
    headers: { ...headers, host: to.host },
    // The emulator closes connections that could be used again.
    agent: false,
  });
  onward.on("response", (answer) => {
    response.statusCode = answer.statusCode ?? 502;
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !name.startsWith("access-control-")) response.setHeader(name, value);
    }
    response.flushHeaders();
    answer.pipe(response);
  });
  const isDone = new Promise<void>((resolve) => {
    response.once("close", resolve);
    onward.once("error", () => {
      if (response.headersSent) response.destroy();
      else sendRefusal(response, new FirestoreError("UNAVAILABLE", `Nothing answers at ${to.origin}.`), false);
    });
  });
  response.once("close", () => onward.destroy());
  request.pipe(onward);
  return isDone;
}
