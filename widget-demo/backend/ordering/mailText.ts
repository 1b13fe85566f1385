/** Matches a single address without characters that have a meaning for mail servers. */
export const emailPattern = /^[^\s@,;:<>()"\p{C}]+@[^\s@,;:<>()"\p{C}]+\.[^\s@,;:<>()".\p{C}]{2,}$/u;

export function oneLine(text: string | null | undefined): string {
  return readable(text).replace(/\s+/gu, " ").trim();
}

/** Removes invisible characters, which could change a line's direction or end a mail. */
export function readable(text: string | null | undefined): string {
  const lines = (text ?? "").replace(/\r\n?/g, "\n");
  return lines.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, "");
}
