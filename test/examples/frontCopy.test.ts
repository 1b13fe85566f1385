// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from "vitest";
import { copyText } from "../../widget-demo/pages/front/copy.js";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function make(text: string): HTMLElement {
  const element = document.createElement("p");
  element.textContent = text;
  document.body.append(element);
  return element;
}

it("says of each copy that it is done for the same time, however soon the next one is", async () => {
  vi.useFakeTimers();
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const [said, code, one, two] = [make(""), make("<a>"), make("Copy"), make("Copy all")] as const;
  const texts = () => [said, one, two].map(({ textContent }) => textContent);
  await copyText(code, one, said);
  expect(texts()).toEqual(["Copied.", "Copied", "Copy all"]);
  vi.advanceTimersByTime(1_500);
  await copyText(code, two, said);
  expect(texts()).toEqual(["Copied.", "Copy", "Copied"]);
  vi.advanceTimersByTime(1_500);
  expect(texts()).toEqual(["Copied.", "Copy", "Copied"]);
  // What a browser refuses stays, too.
  write.mockRejectedValue(new Error("refused"));
  await copyText(code, one, said);
  vi.advanceTimersByTime(1_500);
  expect(texts()).toEqual(["Selected. Press Ctrl+C or ⌘C to copy.", "Copy", "Copy all"]);
});
