import type { Deployment } from "../../../domain/host/deployment.ts";
import type { LiveOrder } from "../../../domain/order/liveOrder.ts";
import { sentDocument } from "../../../wire/api/sentDocument.ts";
import { type DocumentJson, documentJson } from "../../../wire/documents/firestoreJson.ts";
import { orderPaths } from "../../../wire/documents/orderPaths.ts";
import { restTarget, restUrl } from "../../../wire/documents/paths.ts";
import { parseTrackingOrder } from "../../../wire/documents/trackingOrder.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Connection } from "../../ports/connection.ts";
import type { LiveOrders, OrderListener } from "../../ports/ordering.ts";
import type { Session } from "../../ports/session.ts";
import type { AdapterContext } from "../adapterContext.ts";
import type { LiveContext, WatchDocument } from "../firebase/firestoreLive.ts";
import { bearer, createHttp } from "../http.ts";
import { logOnce } from "../logOnce.ts";

export interface OrdersInput extends LiveContext, AdapterContext {
  readonly clock: Clock;
  readonly connection: Connection;
  readonly deployment: Deployment;
  readonly token: Session["token"];
  readonly loadLive: () => Promise<{ readonly watchDocument: WatchDocument }>;
}

type FoundDocument =
  | { readonly kind: "found"; readonly document: DocumentJson }
  | { readonly kind: "missing" }
  /** The order belongs to another customer. */
  | { readonly kind: "denied" }
  | { readonly kind: "failed" };

type ReadDocument = (path: string) => Promise<FoundDocument>;

const timeoutMs = 30_000;
/** How often the order is read while the live client tells nothing. */
const askEveryMs = 20_000;
/**
 * While it does, each read is billed and brings nothing new, so only so many of them are sent: in case it is connected and
 * hears nothing.
 */
const oneInTicks = 6;

function createReading({ clock, deployment, token, log }: OrdersInput): ReadDocument {
  // The live client takes the token from the app that it shares with Auth.
  const http = createHttp({ clock, log, timeoutMs, identify: bearer(token) });
  const target = restTarget(deployment);
  return async (path) => {
    try {
      const { status, text } = await http.read(restUrl(target, path));
      if (status === 404) return { kind: "missing" };
      if (status === 403) return { kind: "denied" };
      const document = status === 200 ? documentJson(JSON.parse(text)) : null;
      if (!document) throw new Error(status === 200 ? "the answer is no document" : `HTTP ${status}`);
      return { kind: "found", document };
    } catch (cause) {
      log("Warning", "The order could not be read", cause);
      return { kind: "failed" };
    }
  };
}

/** How Firestore's answer breaks the contract, if the ordering API has said that the order is placed. */
const faults: Readonly<Partial<Record<FoundDocument["kind"], string>>> = {
  missing: "isn't there. Write it before you answer",
  denied:
    "may not be read. It needs the posted GuestIdentifier or OnlineOrderUserIdentifier, and a CreatedOn that is a number or a timestamp",
};

/** Reads, and tells the API's developer once if an order that is placed can't be read. */
function reporting(
  read: ReadDocument,
  { isExpected }: Pick<OrderListener, "isExpected">,
  report: (fault: string) => void,
): ReadDocument {
  let isReported = false;
  return async (path) => {
    const found = await read(path);
    const fault = faults[found.kind];
    if (fault !== undefined && !isReported && isExpected()) {
      isReported = true;
      report(fault);
    }
    return found;
  };
}

/**
 * Follows one document with the live client, and by polling while that isn't connected. The answer to a poll that began
 * before newer news arrived is dropped.
 */
function follow(
  input: OrdersInput,
  path: string,
  read: ReadDocument,
  listener: { heard(document: DocumentJson | null): void; lost(): void },
): () => void {
  const { clock, connection, loadLive, log, token } = input;
  let isStopped = false;
  let heardCount = 0;
  let isLive = false;
  let isLost = false;
  let quietTicks = 0;

  const onAnswer = (document: DocumentJson | null) => {
    heardCount += 1;
    quietTicks = 0;
    isLost = false;
    listener.heard(document);
  };
  const onLost = () => {
    isLost = true;
    listener.lost();
  };
  const ask = async () => {
    quietTicks = 0;
    const heardBefore = heardCount;
    const found = await read(path);
    if (isStopped || heardCount !== heardBefore) return;
    if (found.kind === "failed") onLost();
    else onAnswer(found.kind === "found" ? found.document : null);
  };
  const note = (why: string) => log("Warning", `Listening to the order: ${why}`);

  const stops = [
    clock.every(askEveryMs, () => {
      quietTicks += 1;
      // Nobody waits at a hidden page, and a forgotten one would be billed for days. The live client still tells it the news.
      if (connection.isSeen() && (!isLive || isLost || quietTicks >= oneInTicks)) void ask();
    }),
    connection.listen((change) => (change === "gone" ? onLost() : void ask())),
  ];
  void ask();
  // Waits for the member's token: after a denied read the live client doesn't try again.
  Promise.all([loadLive(), token()])
    .then(([{ watchDocument }]) => {
      if (isStopped) return;
      const stop = watchDocument(input, path, {
        heard(document) {
          isLive = true;
          onAnswer(document);
        },
        lost() {
          isLive = false;
          onLost();
        },
        ended({ isDenied, message }) {
          isLive = false;
          if (isDenied) onAnswer(null);
          else note(message);
        },
      });
      stops.push(stop);
    })
    .catch((cause: unknown) => note(String(cause)));
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}

/** Reads order documents with a GET, or follows them. */
export function createFirestoreOrders(input: OrdersInput): LiveOrders {
  const { deployment, paths, log } = input;
  const read = createReading(input);
  const context = { base: deployment.apiUrl, note: logOnce(log) };
  const parse = (document: DocumentJson, zone: string): LiveOrder | null =>
    parseTrackingOrder(document.id, document.fields, zone, context);

  return {
    async findOrder(reference, zone) {
      const path = orderPaths(paths).order(reference);
      if (path === null) return { kind: "missing" };
      const found = await read(path);
      const order = found.kind === "found" ? parse(found.document, zone) : null;
      if (order) return { kind: "found", order };
      // A document that may not be read may exist.
      return found.kind === "missing" ? { kind: "missing" } : { kind: "failed" };
    },
    readSent: async ({ reference: { udid }, body }, zone) =>
      parseTrackingOrder(udid, sentDocument(body), zone, context),
    watchOrder(reference, zone, listener: OrderListener) {
      const path = orderPaths(paths).order(reference);
      if (path === null) {
        listener.heard(null);
        return () => {};
      }
      // The ids would open the order to anybody (R85).
      const place = orderPaths(paths).order({ ...reference, udid: "…", customerId: "…" });
      const report = (fault: string) =>
        log("Error", `The ordering API says that the order is placed, but ${place} ${fault}`);
      return follow(input, path, reporting(read, listener, report), {
        heard: (document) => listener.heard(document && parse(document, zone)),
        lost: () => listener.lost(),
      });
    },
  };
}
