import type { Rendered } from "./renderMarkdown.ts";

/** The pages that the index lists, in its order. */
function pagesOf(index: Rendered): { address: string; title: string }[] {
  return Array.from(
    index.html.matchAll(/<li><a href="(\/docs\/[\w-]+)">(.+?)<\/a>/g),
    ([, address = "", title = ""]) => ({
      address,
      title,
    }),
  );
}

function menuOf(path: string, page: Rendered, index: Rendered): string {
  const sections = page.headings.filter(({ level }) => level === 2);
  const inside = sections.map(({ id, html }) => `<li><a href="#${id}">${html}</a></li>`).join("");
  const items = pagesOf(index).map(({ address, title }) =>
    address === path
      ? `<li><a href="${address}" aria-current="page">${title}</a>${inside && `<ul>${inside}</ul>`}</li>`
      : `<li><a href="${address}">${title}</a></li>`,
  );
  return `<ul>${items.join("\n")}</ul>`;
}

export function docsPage(path: string, page: Rendered, index: Rendered): string {
  const title = page.headings[0]?.html.replaceAll(/<[^>]+>/g, "") ?? "Documentation";
  const isIndex = /^\/docs\/?$/.test(path);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}${isIndex ? "" : " · Documentation"} · Servery</title>
    <link rel="icon" type="image/svg+xml" href="/front/mark.svg" />
    <link rel="stylesheet" href="/front/front.css" />
    <link rel="stylesheet" href="/docs/docs.css" />
  </head>
  <body>
    <header class="top">
      <a class="skip" href="#text">Go to the text</a>
      <a class="brand" href="/"><img src="/front/mark.svg" width="32" height="32" alt="" /> Servery</a>
      <nav aria-label="Page">
        <a href="/docs/"${isIndex ? ' aria-current="page"' : ""}>Documentation</a>
        <a href="/">Demo</a>
      </nav>
    </header>
    <div class="docs">
      <main id="text" tabindex="-1">
${page.html}
      </main>
${isIndex ? "" : `<nav class="contents" aria-label="Documentation">${menuOf(path, page, index)}</nav>`}
    </div>
  </body>
</html>
`;
}
