import { brotliCompressSync } from "node:zlib";
import type { CDPSession, Page, Protocol } from "puppeteer-core";

/** What arrives until the first product appears. */
export interface Arrivals {
  /** Bytes of scripts, compressed with brotli. */
  readonly scriptBytes: number;
  /** Scripts, styles and data, without pictures. */
  readonly requests: number;
  /** How many waits follow one another. */
  readonly chainLength: number;
  readonly paths: readonly string[];
}

type HeldRequest = Protocol.Fetch.RequestPausedEvent;

/** What a shop needs to start drawing. The document isn't the shop's own, and pictures load after the text. */
const isCounted = ({ resourceType }: HeldRequest) => !["Document", "Image", "Media", "Font"].includes(resourceType);
const isScript = ({ resourceType }: HeldRequest) => resourceType === "Script";
/** If nothing loads and the page is idle for this long, it is waiting for a held request. */
const restMs = 250;

/** Waits until the browser is idle. A window that isn't drawn yet never is, hence the timeout. */
const rest = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));

class Gate {
  readonly #client: CDPSession;
  readonly #page: Page;
  #held: HeldRequest[] = [];
  readonly #coming = new Set<string>();
  #changedAt = 0;

  constructor(page: Page, client: CDPSession) {
    this.#page = page;
    this.#client = client;
    client.on("Fetch.requestPaused", (event) => {
      this.#changedAt = Date.now();
      if (isCounted(event)) this.#held.push(event);
      // The page may close before its pictures arrive.
      else this.#pass(event).catch(() => {});
    });
    for (const end of ["Network.loadingFinished", "Network.loadingFailed"] as const) {
      client.on(end, ({ requestId }: { readonly requestId: string }) => {
        this.#changedAt = Date.now();
        this.#coming.delete(requestId);
      });
    }
  }

  async open(): Promise<void> {
    await this.#client.send("Network.enable");
    await this.#client.send("Fetch.enable", { patterns: [{ requestStage: "Request" }] });
  }

  #pass({ requestId }: HeldRequest): Promise<void> {
    return this.#client.send("Fetch.continueRequest", { requestId });
  }

  /** Lets the chosen requests continue. */
  async release(isChosen: (request: HeldRequest) => boolean): Promise<readonly HeldRequest[]> {
    const chosen = this.#held.filter(isChosen);
    this.#held = this.#held.filter((each) => !chosen.includes(each));
    for (const { networkId } of chosen) if (networkId) this.#coming.add(networkId);
    await Promise.all(chosen.map((each) => this.#pass(each)));
    return chosen;
  }

  async textOf({ networkId = "" }: HeldRequest): Promise<string> {
    return (await this.#client.send("Network.getResponseBody", { requestId: networkId })).body;
  }

  /** Returns true when the element is visible, and false when the page waits for held requests. */
  async untilSettled(isVisible: () => Promise<boolean>): Promise<boolean> {
    for (;;) {
      if (await isVisible()) return true;
      const isQuiet = this.#coming.size === 0 && this.#held.length > 0 && Date.now() - this.#changedAt > restMs;
      await this.#page.evaluate(rest);
      if (isQuiet) return isVisible();
    }
  }
}

/**
 * Measures what has to arrive, one after the other, until the first product appears. All requests are held and released
 * in waves when the page waits for them, data before scripts, so that their speed doesn't matter.
 */
export async function measureFirstScreen(page: Page, url: string): Promise<Arrivals> {
  const client = await page.createCDPSession();
  const gate = new Gate(page, client);
  await gate.open();
  const isVisible = () =>
    page.evaluate(() => {
      const card = document.querySelector("servery-storefront")?.shadowRoot?.querySelector(".menu-card");
      return card?.checkVisibility() ?? false;
    });
  void page.goto(url).catch(() => {});
  await page.waitForSelector("servery-storefront");
  const arrived: HeldRequest[] = [];
  let chainLength = 0;
  while (!(await gate.untilSettled(isVisible))) {
    chainLength += 1;
    const data = await gate.release((each) => !isScript(each));
    arrived.push(...data);
    // A wave's data and scripts are requested together, so waiting for both counts as one wait.
    if (data.length > 0 && (await gate.untilSettled(isVisible))) break;
    arrived.push(...(await gate.release(isScript)));
  }
  const paths = arrived.map(({ request }) => new URL(request.url).pathname);
  const scripts = await Promise.all(arrived.filter(isScript).map((each) => gate.textOf(each)));
  const scriptBytes = scripts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  return { scriptBytes, requests: arrived.length, chainLength, paths };
}
