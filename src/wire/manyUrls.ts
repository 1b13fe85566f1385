import { trustedUrl } from "./trustedUrl.ts";

/** A path that a browser leaves as it is, and perhaps its server. */
const plain = /^(https?:\/\/[^/?#\\@\s]+)?((\/[\w-]+(\.[\w-]+)*)+)$/;
const origins: Record<string, string | undefined> = {};

/** As `trustedUrl`: most of a long menu's thousand photos are on the same server, which is parsed once. */
export function oneOfMany(text: string, base: string): string | null {
  const [, server = base, path] = (base && plain.exec(text)) || [];
  if (!path) return trustedUrl(text, base);
  origins[server] ??= trustedUrl("/", server)?.slice(0, -1) ?? "";
  return origins[server] ? origins[server] + path : null;
}
