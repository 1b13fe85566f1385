import fc from "fast-check";
import { afterAll, vi } from "vitest";
import { runs } from "./thorough.ts";

// Properties that don't say how often they are tried.
fc.configureGlobal({ numRuns: runs(100) });

// The next file runs in the same worker.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (!("document" in globalThis)) return;
  // A link that was clicked has left the page.
  (window as unknown as Window & { happyDOM: { setURL(url: string): void } }).happyDOM.setURL("http://localhost:3000/");
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
