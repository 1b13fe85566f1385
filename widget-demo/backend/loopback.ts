import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartProblem } from "./problem.ts";

export interface Listening {
  readonly port: number;
  readonly servers: readonly Server[];
  close(): Promise<void>;
}

const lastPort = 65_535;
const noSuchAddress = ["EADDRNOTAVAIL", "EAFNOSUPPORT"];

/** Listens only on this machine, on both loopback addresses, because browsers differ in which one "localhost" is. */
export async function listenOnLoopback(listener: RequestListener, port: number): Promise<Listening> {
  for (;;) {
    const first = createServer(listener);
    await listen(first, port, "127.0.0.1");
    const free = (first.address() as AddressInfo).port;
    const second = createServer(listener);
    try {
      await listen(second, free, "::1");
      return listening(free, [first, second]);
    } catch (error) {
      if (noSuchAddress.includes(codeOf(error))) return listening(free, [first]);
      await close(first);
      // The caller accepts any port, and this one was free on one address only, so try another.
      if (port !== 0 || !(error instanceof StartProblem)) throw error;
    }
  }
}

/** Listens on the first free port after this one. */
export async function listenAfter(listener: RequestListener, port: number): Promise<Listening> {
  for (let next = port + 1; next <= lastPort; next += 1) {
    try {
      return await listenOnLoopback(listener, next);
    } catch (error) {
      if (!(error instanceof StartProblem)) throw error;
    }
  }
  return listenOnLoopback(listener, 0);
}

function listening(port: number, servers: readonly Server[]): Listening {
  return {
    port,
    servers,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(problemOf(error, port)));
    server.listen({ port, host, ipv6Only: host === "::1" }, resolve);
  });
}

function problemOf(error: Error, port: number): Error {
  if (codeOf(error) === "EADDRINUSE") {
    return new StartProblem(`Port ${port} is in use. Stop what uses it, or choose another: --port 0 takes a free one.`);
  }
  if (codeOf(error) === "EACCES")
    return new StartProblem(`Port ${port} needs more rights than you have. Choose one above 1023.`);
  return error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
