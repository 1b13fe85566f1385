import { randomUUID } from "node:crypto";
import type { Deployment } from "../../../../src/domain/host/deployment.ts";
import { isThisMachine } from "../../../../src/wire/trustedUrl.ts";
import { ask, type Reply } from "../ask.ts";
import type { Subject } from "../subject.ts";

/** Calls the ordering API as the shop does, from a page of this origin. */
export interface Caller {
  readonly apiUrl: string;
  readonly key: string;
  readonly idTokenHeader: string | null;
  readonly origin: string;
  /** Whether the shop's page is unknown, so that the API needn't know it either. */
  readonly isOriginMadeUp: boolean;
  readonly storeId: number;
  /** A name that is clearly the doctor's, and no code or UDID. */
  readonly name: string;
  call(method: string, path: string, headers?: Readonly<Record<string, string>>, body?: string): Promise<Reply>;
}

export function callerOf({ page, stores, documents }: Subject, deployment: Deployment): Caller {
  const { apiUrl, apiKey, idTokenHeader } = deployment;
  const isLocal = isThisMachine(new URL(apiUrl).hostname);
  const own = isLocal ? new URL(apiUrl).origin : "https://shop.example";
  const origin = page ? new URL(page.address).origin : own;
  const [found] = Object.keys(documents).flatMap((path) => /Companies\/(\d+)$/.exec(path)?.[1] ?? []);
  return {
    apiUrl,
    key: apiKey,
    idTokenHeader,
    origin,
    isOriginMadeUp: !page,
    storeId: stores[0] ?? Number(found ?? 1),
    name: `servery-doctor-${randomUUID()}`,
    call: (method, path, headers = {}, body) =>
      ask(`${apiUrl}${path}`, {
        method,
        headers: { Origin: origin, ...headers },
        redirect: "manual",
        ...(body !== undefined && { body }),
      }),
  };
}
