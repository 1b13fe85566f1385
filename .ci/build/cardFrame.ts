// The frame's script (R104). It is built by itself, so that it shares no chunk with the shop.
import { join, relative } from "node:path";
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { build, type Plugin, type Rolldown } from "vite";

const root = join(import.meta.dirname, "../..");
const words = "src/parts/card-form/cardWords.ts";

/** The messages of the card's words alone, from the shop's catalogues. */
async function cardMessages(file: string): Promise<Readonly<Record<string, readonly [string]>>> {
  const [, language = ""] = /\/([\w-]+)\.po$/.exec(file) ?? [];
  const catalogs = await getCatalogs(getConfig({ cwd: root }));
  const path = relative(root, file).replaceAll("\\", "/").replace(/\.po$/, "");
  const catalog = catalogs.find(
    (each) => relative(root, each.path).replaceAll("\\", "/").replace("{locale}", language) === path,
  );
  const messages = Object.entries((await catalog?.read(language)) ?? {});
  const found = messages.flatMap(([id, { message = "", translation = "", origin = [] }]) => {
    if (!origin.some(([source]) => source === words)) return [];
    if (/[{}<>]/.test(message)) throw new Error(`${words}: "${message}" has a placeholder, which the frame can't fill`);
    return [[id, [translation || message]] as const];
  });
  if (found.length === 0) throw new Error(`${file} has no message of ${words}: run npm run messages`);
  return Object.fromEntries(found);
}

const catalogues: Plugin = {
  name: "servery-card-catalogues",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(".po")) return null;
    return { code: `export const messages = ${JSON.stringify(await cardMessages(id))};`, moduleType: "js" };
  },
};

export async function buildCardFrame(banner: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    base: "./",
    plugins: [catalogues, babel({ presets: [linguiTransformerBabelPreset()] })],
    // A view's JSX becomes a record, for which React isn't needed.
    resolve: { alias: { "react/jsx-runtime": join(root, "src/frame/jsxRecord.ts") } },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      sourcemap: "hidden",
      cssMinify: "lightningcss",
      rolldownOptions: {
        input: { card: join(root, "src/frame/card.ts") },
        output: {
          codeSplitting: false,
          entryFileNames: "chunks/[name]-[hash].js",
          postBanner: banner,
        },
      },
    },
  });
  const outputs = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
  const chunks = outputs.filter((file) => file.type === "chunk");
  const [chunk] = chunks;
  if (!chunk || chunks.length > 1) throw new Error("The card's frame has one script");
  return chunk;
}
