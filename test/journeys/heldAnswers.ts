import type { Page } from "puppeteer-core";
import { expect } from "vitest";
import { until } from "../support/until.ts";

/** The order's POST or its answer, which the browser holds back. */
export interface HeldAnswers {
  arrived(): Promise<void>;
  release(): Promise<void>;
  /** Fails the request, as if the connection was lost before the answer. */
  lose(): Promise<void>;
}

export const holdAnswers = (page: Page) => holdPosts(page, "Response");

/** A page that comes back from a payment page looks the order up, and may find it before its POST is answered. */
export const holdAnswersAndLookUps = (page: Page) => holdPosts(page, "Response", "*/TrackingOrders/*");

/** Holds the order's POST back from the backend, or its answer from the page. */
export async function holdPosts(
  page: Page,
  requestStage: "Request" | "Response",
  ...lookUps: readonly string[]
): Promise<HeldAnswers> {
  const client = await page.createCDPSession();
  const paused: string[] = [];
  let posts = 0;
  let isHeld = true;
  const letGo = (requestId: string) => client.send("Fetch.continueRequest", { requestId }).catch(() => undefined);
  client.on("Fetch.requestPaused", ({ requestId, request }) => {
    if (request.method === "POST") posts += 1;
    // A preflight goes through.
    if (isHeld && ["POST", "GET"].includes(request.method)) paused.push(requestId);
    else void letGo(requestId);
  });
  const patterns = ["*/api/trackingorders/*", ...lookUps].map((urlPattern) => ({ urlPattern, requestStage }));
  await client.send("Fetch.enable", { patterns });
  return {
    arrived: () => until(() => expect(posts).toBeGreaterThan(0)),
    async release() {
      isHeld = false;
      await Promise.all(paused.map(letGo));
    },
    async lose() {
      isHeld = false;
      const errorReason = "InternetDisconnected";
      await Promise.all(paused.map((requestId) => client.send("Fetch.failRequest", { requestId, errorReason })));
    },
  };
}
