import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { rolldown } from "rolldown";
import type { Rolldown } from "vite";
import { entryMenus } from "../../src/wire/published/entryMenus.ts";

interface EntryOptions {
  /** The folder that contains `chunks/`, relative to the entry: `./` or `../`. */
  readonly top: string;
  /** The folder that the entry is written to. */
  readonly folder: string;
  readonly bundle: Rolldown.OutputBundle;
  /** The deployment to bake in, or undefined. */
  readonly configuration: unknown;
  readonly version: string;
  readonly banner: string;
  readonly chunkBanner: string;
}

export interface Entry {
  readonly code: string;
  readonly map: string;
  readonly moduleIds: readonly string[];
  /** Small chunks that only request a dish's dialog with its imports, by file name. */
  readonly dishChunks: ReadonlyMap<string, string>;
}

const ownUrl = "$u";

/**
 * The list is of the stores that have a published menu, which `npm run prerender` writes into it.
 *
 * A tag may have lost its `type="module"`. A classic script that contains `import.meta` isn't even parsed, and nothing
 * could say why. In a module, `await` is followed by a regular expression, and `import.meta` by a comment. In a classic
 * script, `await` is a name that is divided by a string, which hides `import.meta`.
 */
const startOfEntry = `{let ${ownUrl},${entryMenus}=[];\n0&&await /"/;${ownUrl}=import.meta.url//"\n;${ownUrl}?(()=>{`;

/**
 * Loads the same script as a module. An optimiser may run it without a tag of its own, but mostly leaves the page's tag.
 * If the page has it inline, it has no address. Written in ASCII, because a classic script has its page's encoding.
 */
const endOfEntry = [
  '})():(console.warn(`Servery: Add type="module" to the script.`),',
  "import(document.currentScript?.src||document.querySelector(`script[src*='storefront.js']`)?.src)",
  ".catch(e=>{for(let t of document.querySelectorAll(`servery-storefront`))",
  "t.prepend(`Ordering can't be loaded here. \\u65e0\\u6cd5\\u70b9\\u9910\\u3002 `);throw e}))}",
].join("");

/** Makes relative URLs in a configuration resolve the same way from every folder. */
function constantsFor({ top, configuration, version }: EntryOptions): Record<string, string> {
  return {
    __SERVERY_MENUS__: entryMenus,
    __SERVERY_VERSION__: JSON.stringify(version),
    "import.meta.url": top === "./" ? ownUrl : `new URL("${top}",${ownUrl}).href`,
    ...(configuration === undefined ? {} : { __SERVERY_CONFIG__: JSON.stringify(configuration) }),
  };
}

/** Chunks of the first view, which load in any case. */
const firstView = /\/(first|shop|react|rolldown-runtime)-/;

/** The chunks that a chunk needs to run, including itself but not those of the first view. */
function neededBy(fileName: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): ReadonlySet<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== "chunk" || firstView.test(fileName) || found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunk.imports) neededBy(imported, bundle, found);
  return found;
}

const helpers = join(import.meta.dirname, "../../src/entry/helpers.ts");
const dish = join(import.meta.dirname, "../../src/entry/dish.ts");
const dialog = join(import.meta.dirname, "../../src/features/product/ProductDialog.tsx");
const opening = join(import.meta.dirname, "../../src/first/showTappedDish.tsx");

const languages = ["en", "zh-CN"];
const wordsIn = (language: string) => join(import.meta.dirname, `../../locales/order/${language}.po`);

const importOf = (file: string) => `import("./${file.replace("chunks/", "")}")`;

/**
 * A chunk that requests a product dialog and all of its imports at once. If the dialog's chunk were requested directly,
 * its own imports would only be discovered after it had arrived.
 */
function dishChunkOf(
  files: ReadonlySet<string>,
  first: string,
  words: ReadonlyMap<string, string>,
  banner: string,
): readonly [name: string, code: string] {
  const ofLanguage = Array.from(words, ([language, file]) => `"${language}":()=>${importOf(file)}`);
  const all = [...Array.from(files, importOf), `({${ofLanguage}})[language]()`];
  const code = [
    `export const openDish=async tap=>{let{language}=tap,first=${importOf(first)},`,
    `brought=Promise.all([${all}]);(await first).showTappedDish(tap,brought)};`,
  ].join("");
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return [`chunks/dish-${hash}.js`, `${banner}\n${code}\n`];
}

/**
 * Builds the entry separately, with its own copies of a few functions, because importing a chunk would delay its first
 * requests.
 */
export async function buildEntry(options: EntryOptions): Promise<Entry> {
  const dishChunks = new Map<string, string>();
  const chunks: Rolldown.Plugin = {
    name: "servery-entry-chunks",
    resolveId(source, importer, { kind }) {
      if (!importer || kind !== "dynamic-import") return null;
      const module = join(dirname(importer), source);
      const chunkOf = (path: string) =>
        Object.values(options.bundle).find((file) => file.type === "chunk" && file.moduleIds.includes(path));
      if (module === helpers)
        return { id: `${options.top}${chunkOf("\0rolldown/runtime.js")?.fileName}`, external: true };
      const chunk = chunkOf(module === dish ? dialog : module);
      if (!chunk) return null;
      if (module !== dish) return { id: `${options.top}${chunk.fileName}`, external: true };
      const words = languages.map((language) => [language, chunkOf(wordsIn(language))?.fileName ?? ""] as const);
      const [name, code] = dishChunkOf(
        neededBy(chunk.fileName, options.bundle),
        chunkOf(opening)?.fileName ?? "",
        new Map(words),
        options.chunkBanner,
      );
      dishChunks.set(name, code);
      return { id: `${options.top}${name}`, external: true };
    },
  };
  const build = await rolldown({
    input: "src/entry/storefront.ts",
    plugins: [chunks],
    transform: { define: constantsFor(options) },
  });
  try {
    const { output } = await build.generate({
      dir: options.folder,
      format: "es",
      minify: true,
      comments: false,
      sourcemap: "hidden",
      postBanner: `${options.banner}\n${startOfEntry}`,
      postFooter: endOfEntry,
    });
    const { code, map, moduleIds } = output[0];
    return { code, map: String(map), moduleIds, dishChunks };
  } finally {
    await build.close();
  }
}
