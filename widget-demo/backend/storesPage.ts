import { type Documents, escapeHtml, languageOf, type OrdinaryStore, ordinaryStores } from "./ordinaryStores.ts";

const attribute = /<servery-storefront\b[^>]*?\s(store-id|hq-id)="(\d+)"/;
const parameters = ["store-id", "store-name", "hq-id"] as const;

type Named = readonly [string, string];

/** What the page's shop shows first: in the address for `/embed.html`, otherwise in the page. */
function namedBy(html: string, address: URLSearchParams): Named | null {
  const [, name, id] = attribute.exec(html) ?? [];
  if (name !== undefined && id !== undefined) return [name, id];
  const asked = parameters.find((each) => address.get(each));
  return asked ? [asked, address.get(asked) ?? ""] : null;
}

function isThere([name, value]: Named, documents: Documents): boolean {
  return Object.entries(documents).some(([path, { Name }]) => {
    const [, id] = /^(?:Brands\/\d+\/)?Companies\/(\d+)$/.exec(path) ?? [];
    return id !== undefined && (name === "store-name" ? Name === value : id === value);
  });
}

/** With a developer's own data, a page whose store isn't in them lists the stores that are. */
export function storesPageFor(html: string, address: URLSearchParams, documents: Documents): string {
  const named = namedBy(html, address);
  const stores = ordinaryStores(documents);
  if (!named || stores.length === 0 || isThere(named, documents)) return html;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Stores in this data</title>
    <link rel="stylesheet" href="/stores.css" />
  </head>
  <body>
    <main>
      <h1>Your data has no ${escapeHtml(named[0])}="${escapeHtml(named[1])}"</h1>
      <p>It has these stores:</p>
      <ul>
${stores.map(itemOf).join("\n")}
      </ul>
      <p><a href="/">All demos</a></p>
    </main>
  </body>
</html>
`;
}

function itemOf({ id, name, hqId }: OrdinaryStore): string {
  const language = languageOf(name);
  const more = `${hqId ? `&amp;hq-id=${hqId}` : ""}${language ? `&amp;language=${language}` : ""}`;
  const spoken = language ? ` lang="${language}"` : "";
  return `        <li><a href="/embed.html?store-id=${id}${more}"${spoken}>${escapeHtml(name)}</a> (${id})</li>`;
}
