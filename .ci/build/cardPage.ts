// dist/card.html: the page of the frame that cards are typed in (R104).
import { frameKeys } from "../../src/wire/frame/frameConfig.ts";

/** Stands where the configuration is missing. */
const placeholder = "__SERVERY_CONFIG__";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

interface CardScript {
  /** Relative to the page. */
  readonly file: string;
  readonly integrity: string;
}

/** The configuration is in the page and not in the script, so the script has the same bytes for everybody. */
export function cardPage({ file, integrity }: CardScript): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="servery-configuration" content="${placeholder}" />
    <title>Card details</title>
    <script type="module" src="${file}" integrity="${integrity}"></script>
  </head>
  <body></body>
</html>
`;
}

/** Writes what the frame needs of the deployment's configuration (R3) into its page. */
export function bakeCardPage(page: string, configuration: unknown): string {
  const needed = frameKeys.flatMap((key) => {
    const value: unknown = Object.entries(Object(configuration)).find(([name]) => name === key)?.[1];
    return value === undefined ? [] : [[key, value]];
  });
  const json = JSON.stringify(Object.fromEntries(needed));
  return page.replace(placeholder, () => json.replace(/[&"<>]/g, (letter) => entities[letter] ?? letter));
}
