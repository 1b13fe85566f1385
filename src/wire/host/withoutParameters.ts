/** The same URL without some of its parameters. The others stay exactly as they are. */
export function withoutParameters(href: string, names: readonly string[]): string {
  const url = new URL(href);
  const others = url.search
    .slice(1)
    .split("&")
    .filter((pair) => !names.includes(pair.split("=", 1)[0] ?? ""));
  url.search = others.join("&");
  return url.href;
}
