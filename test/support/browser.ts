import puppeteer, { type Browser } from "puppeteer-core";
import { findBrowser } from "../../.ci/setup.mjs";

export function findChromium(): string {
  const found = findBrowser();
  if (!found) throw new Error("No Chromium found. Install one, or name it in CHROME_PATH.");
  return found;
}

/** Root in a container has no user namespaces, and nothing here may reach the internet. */
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
  return puppeteer.launch({ executablePath: findChromium(), headless: true, args: [...chromiumFlags, ...flags] });
}
