import { mkdirSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import { createCardFields } from "./cardFields.ts";
import { awayFrom, createCardPages } from "./cardPages.ts";
import { type Clock, createClock } from "./clock.ts";
import { demoConfigurationWith, projectOf, withWallets } from "./configuration.ts";
import { dataRemarks, readData } from "./data.ts";
import { rightsOf } from "./documents/access.ts";
import { createDocuments } from "./documents/createDocuments.ts";
import { unauthenticated } from "./documents/errors.ts";
import type { DocumentStore, DocumentsService, JsonFields } from "./documents/types.ts";
import { createFaults, type Faults } from "./faults.ts";
import {
  allowOrigin,
  BadRequest,
  type Handle,
  isAskedFromHere,
  isLoopbackHost,
  isNameless,
  sendOutcome,
  sendText,
  statusOf,
} from "./http.ts";
import { listenAfter, listenOnLoopback } from "./loopback.ts";
import { createMaps } from "./maps.ts";
import { createOrdering } from "./ordering/createOrdering.ts";
import { words } from "./ordering/words.ts";
import { createOutbox, type Mail } from "./outbox.ts";
import { createPages } from "./pages.ts";
import { createPayPage } from "./payPage.ts";
import { createPrintedPages, type PrintPage } from "./printedPages.ts";
import { reasonOf, StartProblem } from "./problem.ts";
import { createRequestLog, type RequestLog } from "./requests.ts";
import { createSandbox } from "./sandbox.ts";
import { createAccounts } from "./signin/accounts.ts";
import { createSignIn } from "./signin/createSignIn.ts";
import { tokenKey } from "./signin/tokens.ts";

interface DemoOptions {
  /** The folder that contains documents.json and the other data files. */
  readonly data: string;
  /** The folder isn't the demo's own. */
  readonly isOwnData?: boolean;
  /** The folder of the host pages. */
  readonly pages: string;
  readonly widget:
    | { readonly kind: "built"; readonly dist: string }
    | { readonly kind: "source"; readonly root: string };
  /** 0 takes any free port. */
  readonly port: number;
  /** The folder that keeps changes across restarts. */
  readonly state?: string;
  /** A running Firestore emulator, in place of the documents of this process. */
  readonly firestore?: URL;
  /** If false, orders keep the status they were posted with. */
  readonly kitchen?: boolean;
  /** Draws the menus of the full page into its HTML. Without it, the shop's script draws them. */
  readonly print?: PrintPage;
}

export interface Demo {
  /** `http://localhost:PORT/` */
  readonly url: string;
  readonly port: number;
  /** `http://localhost:PORT/`, with the next free port: the origin of the card's frame and of the payment provider. */
  readonly cardOrigin: string;
  /** Likely mistakes in the data that don't prevent the start, one line each. */
  readonly remarks: readonly string[];
  readonly documents: DocumentStore;
  readonly clock: Clock;
  readonly mails: () => readonly Mail[];
  close(): Promise<void>;
}

/**
 * Starts the demo on two loopback ports: host pages, widget, documents, sign-in and the control API on the one, and
 * what sees a card's number on the other.
 */
export async function createDemo(options: DemoOptions): Promise<Demo> {
  const data = readData(options.data);
  if (options.state !== undefined) makeFolder(options.state);
  const stateFile = (name: string) => (options.state === undefined ? undefined : join(options.state, name));
  const logFile = stateFile("documents.jsonl");
  const configuration = demoConfigurationWith(data.configuration);
  const clock = createClock();
  const faults = createFaults();
  const outbox = createOutbox();
  const requests = createRequestLog();
  const accounts = createAccounts(data.accounts, stateFile("accounts.json"));
  const documents: DocumentsService = options.firestore
    ? await openEmulator(options.firestore, data.documents, configuration)
    : createDocuments({
        documents: data.documents,
        now: clock.now,
        rightsOf(authorization) {
          const caller = signIn.callerOf(authorization);
          if (!caller) throw unauthenticated();
          return rightsOf(caller, { now: clock.now, has: (path) => documents.store.read(path) !== undefined });
        },
        ...(logFile === undefined ? {} : { logFile }),
      });

  function reset(): void {
    clock.moveTo(null);
    documents.reset();
    accounts.reset();
    for (const kept of [ordering, outbox, faults, requests, documents.reads, signIn]) kept.clear();
  }

  const signIn = createSignIn({ accounts, outbox, clock, key: tokenKey(stateFile("token.key")) });
  const ordering = createOrdering({
    documents: documents.store,
    accounts,
    outbox,
    clock,
    coupons: data.coupons,
    delivery: data.delivery,
    configuration: withWallets(configuration),
    issueResetCode: signIn.issueResetCode,
    uidOf: signIn.uidOf,
    kitchen: options.kitchen ?? true,
  });
  const { control } = ordering;
  const { endSessions } = signIn;
  const sandbox = createSandbox({
    documents: documents.store,
    reads: documents.reads,
    clock,
    faults,
    outbox,
    requests,
    control,
    endSessions,
    reset,
  });
  const guestServices: readonly Handle[] = [
    documents.handle,
    ordering.handle,
    createMaps(data.delivery),
    createPayPage(ordering, clock),
  ];
  const services: readonly Handle[] = [signIn.handle, ...guestServices];
  const files: Handle[] = [];
  const cardFiles: Handle[] = [];
  const common = { clock, stored: documents.stored, requests, faults };
  const listening = await listenOnLoopback(
    listenerOf({ ...common, sandbox, services, guestServices, files }),
    options.port,
  );
  const url = `http://localhost:${listening.port}/`;
  const provider = [createCardFields({ ...ordering, documents: documents.store, clock })];
  const cardListener = listenerOf({
    ...common,
    sandbox: () => Promise.resolve(false),
    services: provider,
    guestServices: provider,
    files: cardFiles,
  });
  const cards = await listenAfter(cardListener, listening.port);
  const cardOrigin = `http://localhost:${cards.port}/`;
  const dist = options.widget.kind === "built" ? options.widget.dist : null;
  const folders = {
    pages: options.pages,
    dist,
    images: join(options.data, "images"),
    documents: data.documents,
    isOwnData: options.isOwnData ?? false,
    // Only a build has the frame's page.
    cardFrame: dist === null ? null : `${cardOrigin}card.html`,
  };
  if (options.print) {
    const { print } = options;
    const { store } = documents;
    files.push(createPrintedPages({ print, documents: data.documents, store, now: clock.now, cardOrigin }));
  }
  files.push(createPages({ ...folders, configuration }).handle);
  cardFiles.push(createCardPages({ ...folders, configuration: awayFrom(url, configuration) }));
  const closers: (() => Promise<void> | void)[] = [
    faults.close,
    ordering.clear,
    listening.close,
    cards.close,
    documents.close,
  ];
  if (options.widget.kind === "source") {
    const { createDevWidget } = await import("./dev.ts");
    const widget = await createDevWidget(options.widget.root, configuration, listening.servers);
    files.push(widget.handle);
    closers.unshift(widget.close);
  }

  let closed: Promise<void> | undefined;
  return {
    url,
    port: listening.port,
    cardOrigin,
    remarks: dataRemarks(data, options.data),
    documents: documents.store,
    clock,
    mails: outbox.mails,
    close() {
      closed ??= Promise.all(closers.map((close) => close())).then(() => undefined);
      return closed;
    },
  };
}

async function openEmulator(
  address: URL,
  documents: Readonly<Record<string, JsonFields>>,
  configuration: JsonFields,
): Promise<DocumentsService> {
  const { createEmulatorDocuments } = await import("./emulator/createEmulatorDocuments.ts");
  return createEmulatorDocuments({ documents, address, projectId: projectOf(configuration) });
}

/** Delays the end of the answer until the shop can read what the service has written. */
function endOnceStored(response: ServerResponse, stored: () => Promise<void>): void {
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  response.end = (...given: unknown[]) => {
    void stored().then(() => end(...given));
    return response;
  };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartProblem(`The folder for the state cannot be made: ${reasonOf(error)}`);
  }
}

interface Routing {
  readonly clock: Clock;
  readonly sandbox: Handle;
  readonly stored: () => Promise<void>;
  readonly requests: RequestLog;
  readonly faults: Faults;
  /** Only answer pages on this machine, so that no site that a developer visits can use them. */
  readonly services: readonly Handle[];
  /** Also answer a page without an origin, because a shop in a sandboxed frame takes guests' orders. */
  readonly guestServices: readonly Handle[];
  /** Answer any page, because the script can be pasted anywhere. */
  readonly files: readonly Handle[];
}

function listenerOf(routing: Routing): RequestListener {
  return (request, response) => {
    route(routing, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else if (error instanceof BadRequest)
        sendOutcome(response, statusOf(error), words.program.message, error.message);
      else sendOutcome(response, 500, words.program.message, reasonOf(error));
    });
  };
}

async function route(routing: Routing, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const target = request.url ?? "";
  if (!isLoopbackHost(request.headers.host)) return sendText(response, 403, "This demo answers this machine only.");
  const address = `http://${request.headers.host}${target}`;
  if (!target.startsWith("/") || !URL.canParse(address)) return sendText(response, 400, "This is not an address.");
  const url = new URL(address);
  // No Date header: a test that moves this clock also moves the browser's, and the header would contradict it.
  if (routing.clock.isMoved()) response.sendDate = false;
  endOnceStored(response, routing.stored);
  // Faults never apply to the sandbox, because it is the way to remove them.
  if (await routing.sandbox(request, response, url)) return;
  routing.requests.record(request.method ?? "", url.pathname);
  await routing.faults.strike(request, response, url.pathname + url.search, async (answer) => {
    for (const handle of [...servicesFor(routing, request), ...routing.files]) {
      if (await handle(request, answer, url)) return;
    }
    if (isAskedFromHere(request) && !isNameless(request)) sendText(answer, 404, "There is nothing at this address.");
    else refusePage(request, answer);
  });
}

function servicesFor({ services, guestServices }: Routing, request: IncomingMessage): readonly Handle[] {
  if (!isAskedFromHere(request)) return [];
  return isNameless(request) ? guestServices : services;
}

/** Lets the page read the reason, so that its developer finds it in the browser's tools. */
function refusePage(request: IncomingMessage, response: ServerResponse): void {
  allowOrigin(request, response);
  const page = request.headers.origin ?? "";
  sendText(response, 403, `The demo's services answer pages of this machine only (http://localhost), not ${page}.`);
}
