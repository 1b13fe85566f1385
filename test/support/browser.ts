import puppeteer, { type Browser } from "puppeteer-core";
import { findBrowser, findWholeBrowser } from "../../.ci/setup.mjs";

export function findChromium(): string {
  const found = findBrowser();
  if (!found) throw new Error("No Chromium found. Install one, or name it in CHROME_PATH.");
  return found;
}

/** Root in a container has no user namespaces, and the tests may not reach the internet. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1",
];

export function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  // With a pipe it ends with this process, however that ends.
  return puppeteer.launch({
    executablePath: findChromium(),
    headless: true,
    pipe: true,
    args: [...chromiumFlags, ...flags],
  });
}

/** A Chromium with the back-forward cache and with `preconnect`, which the headless shell lacks. */
export function findWholeChromium(): string {
  const found = findWholeBrowser();
  if (!found) throw new Error("No whole Chromium found, only one without windows.");
  return found;
}

export function launchWholeChromium(): Promise<Browser> {
  return puppeteer.launch({ executablePath: findWholeChromium(), headless: true, pipe: true, args: chromiumFlags });
}

let shared: Promise<Browser> | null = null;

/** The worker's own browser, shared by its files one after another. It ends with the worker. */
export async function sharedChromium(): Promise<Browser> {
  if (!(await shared)?.connected) shared = launchChromium();
  return shared as Promise<Browser>;
}

/** Closes what a test file has left open. */
export async function closePages(browser: Browser): Promise<void> {
  const [first, ...others] = browser.browserContexts();
  await Promise.all(others.map((context) => context.close()));
  await Promise.all(((await first?.pages()) ?? []).slice(1).map((page) => page.close()));
}
