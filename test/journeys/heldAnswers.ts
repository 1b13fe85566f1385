import type { Page } from "puppeteer-core";
import { expect, vi } from "vitest";

/** The answer to the order's POST, which the browser has received but holds back from the page. */
export interface Held {
  arrived(): Promise<void>;
  release(): Promise<void>;
  /** Fails the request, as if the connection was lost before the answer. */
  lose(): Promise<void>;
}

export async function holdAnswers(page: Page): Promise<Held> {
  const client = await page.createCDPSession();
  const paused: string[] = [];
  let isHeld = true;
  const letGo = (requestId: string) => client.send("Fetch.continueRequest", { requestId }).catch(() => undefined);
  client.on("Fetch.requestPaused", ({ requestId, request }) => {
    if (isHeld && request.method === "POST") paused.push(requestId);
    else void letGo(requestId);
  });
  await client.send("Fetch.enable", { patterns: [{ urlPattern: "*/api/trackingorders/*", requestStage: "Response" }] });
  return {
    arrived: () => vi.waitFor(() => expect(paused).not.toEqual([]), { timeout: 10_000, interval: 20 }),
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
