import type { Answer } from "../ask.ts";
import { type Finding, ok, warning } from "../finding.ts";

const hourSeconds = 3_600;
const spans = [
  ["year", 365 * 24 * hourSeconds],
  ["month", 30 * 24 * hourSeconds],
  ["week", 7 * 24 * hourSeconds],
  ["day", 24 * hourSeconds],
  ["hour", hourSeconds],
] as const;
const monthSeconds = 30 * 24 * hourSeconds;

/** A page names a version by a folder such as 1.1.7. */
const isPinned = (url: string) => /\/\d+\.\d+\.\d+\/[^/]+$/.test(new URL(url).pathname);

export function lookAtCaching(url: string, { headers }: Answer): readonly Finding[] {
  if (isPinned(url)) return [ok(url, "The page has pinned this version.")];
  const caching = headers.get("Cache-Control");
  if (caching === null)
    return [
      warning(
        url,
        "It has no Cache-Control: each browser decides itself how late a release comes.",
        "Send public, max-age=60, stale-while-revalidate=86400.",
      ),
    ];
  const seconds = freshSeconds(caching);
  if (seconds <= hourSeconds) return [ok(url, "A release reaches diners soon.")];
  const span = spanOf(seconds);
  return [
    warning(
      url,
      `It is cached for ${span}: diners get a release so much later.`,
      "Send public, max-age=60, stale-while-revalidate=86400.",
    ),
  ];
}

export function lookAtChunkCaching(url: string, { headers }: Answer): Finding {
  const caching = headers.get("Cache-Control") ?? "";
  if (freshSeconds(caching) >= monthSeconds) return ok(url, "Chunks are cached for good.");
  return warning(
    url,
    "Chunks aren't cached for good: each visit asks for them again.",
    "Send public, max-age=31536000, immutable for chunks/.",
  );
}

/** How long a browser uses an answer without asking again. */
export function freshSeconds(caching: string): number {
  if (/\bno-(cache|store)\b/i.test(caching)) return 0;
  return Number(/(?:^|[\s,])max-age=(\d+)/i.exec(caching)?.[1] ?? 0);
}

/** Such as "3 days". */
export function spanOf(seconds: number): string {
  const [name, size] = spans.find(([, each]) => seconds >= each) ?? ["hour", hourSeconds];
  const count = Math.round(seconds / size);
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}
