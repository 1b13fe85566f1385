// Adds to a build's chunks: the entry and the loader (under their own names and in a folder of this version), the
// card's frame, the WordPress plug-in, the licences, the hash of each script, and why it runs where diners pay.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, ResolvedConfig, Rolldown } from "vite";
import { buildCardFrame } from "./cardFrame.ts";
import { bakeCardPage, cardPage } from "./cardPage.ts";
import { buildEntry } from "./entry.ts";
import { licencesText, packagesOf } from "./licences.ts";
import { paymentScripts } from "./paymentScripts.ts";
import { wordPressPlugin } from "./wordPressPlugin.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const licences = "THIRD-PARTY-LICENSES.txt";
/** For the size budget. Not published, because it names the sources. */
const chunksFile = join(root, ".cache/chunks.json");

/** A comment that points from a script to the licences; `top` is the path to their folder. */
export function bannerFrom(top: string): string {
  return `/*! See ${top}${licences} */`;
}

/** A one-line classic script, for pages that can't use type=module. */
const loader = 'import(new URL("storefront.js", document.currentScript.src));\n';

const emptyMap = JSON.stringify({ version: 3, sources: [], sourcesContent: [], names: [], mappings: "" });

export function versionOf(): string {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };
  return version;
}

function integrityOf(script: string | Buffer): string {
  return `sha384-${createHash("sha384").update(script).digest("base64")}`;
}

/**
 * The hash of an entry that was built under this version before, and that pages may have pinned; null if there is none.
 */
function publishedEntry(file: string): string | null {
  return existsSync(file) ? integrityOf(readFileSync(file)) : null;
}

/** Writes each chunk's sources and the chunks that it imports. */
function keepChunks(chunks: readonly Rolldown.OutputChunk[]): void {
  const kept = chunks.map(({ fileName, moduleIds, imports }) => ({
    file: fileName,
    sources: moduleIds.map((id) => relative(root, id)),
    imports,
  }));
  mkdirSync(dirname(chunksFile), { recursive: true });
  writeFileSync(chunksFile, JSON.stringify(kept));
}

export function publication(configurationToBake: () => unknown): Plugin {
  const version = versionOf();
  let config: ResolvedConfig;
  let configuration: unknown;
  let before: string | null = null;
  return {
    name: "servery-publication",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
      configuration = configurationToBake();
      // Read now, because the build empties its folder before it writes.
      before = publishedEntry(resolve(resolved.root, resolved.build.outDir, version, "storefront.js"));
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const outDir = resolve(config.root, config.build.outDir);
        const moduleIds = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
        for (const [folder, top] of [
          ["", "./"],
          [`${version}/`, "../"],
        ] as const) {
          const banner = bannerFrom(folder && top);
          const entry = await buildEntry({
            top,
            folder: join(outDir, folder),
            bundle,
            configuration,
            version,
            banner,
            chunkBanner: bannerFrom("../"),
          });
          moduleIds.push(...entry.moduleIds);
          // The other folder has the same ones.
          for (const [fileName, source] of folder ? [] : entry.dishChunks) {
            this.emitFile({ type: "asset", fileName, source });
            this.emitFile({ type: "asset", fileName: `${fileName}.map`, source: emptyMap });
          }
          this.emitFile({ type: "asset", fileName: `${folder}storefront.js`, source: entry.code });
          this.emitFile({ type: "asset", fileName: `${folder}storefront.js.map`, source: entry.map });
          this.emitFile({ type: "asset", fileName: `${folder}loader.js`, source: loader });
        }
        const frame = await buildCardFrame(bannerFrom("../"));
        moduleIds.push(...frame.moduleIds);
        const page = cardPage({ file: `./${frame.fileName}`, integrity: integrityOf(frame.code) });
        const baked = configuration == null ? page : bakeCardPage(page, configuration);
        this.emitFile({ type: "asset", fileName: "card.html", source: baked });
        this.emitFile({ type: "asset", fileName: frame.fileName, source: frame.code });
        this.emitFile({ type: "asset", fileName: `${frame.fileName}.map`, source: String(frame.map) });
        this.emitFile({ type: "asset", fileName: licences, source: licencesText(packagesOf(moduleIds)) });
        this.emitFile({ type: "asset", fileName: "servery-wordpress.zip", source: wordPressPlugin() });
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        if (outDir === join(root, "dist")) keepChunks([...chunks, frame]);
      },
    },
    writeBundle({ dir = "" }, bundle) {
      const scripts = Object.keys(bundle)
        .filter((name) => name.endsWith(".js"))
        .sort();
      const hashes = Object.fromEntries(scripts.map((name) => [name, integrityOf(readFileSync(join(dir, name)))]));
      writeFileSync(join(dir, version, "integrity.json"), `${JSON.stringify(hashes, null, 2)}\n`);
      writeFileSync(join(dir, "payment-scripts.json"), `${JSON.stringify(paymentScripts(hashes), null, 2)}\n`);
      if (before !== null && before !== hashes[`${version}/storefront.js`]) {
        config.logger.warn(
          `${version}/storefront.js was there already, with other bytes. If it is published, pages that pinned it break: build under a new version in package.json.`,
        );
      }
      config.logger.info(
        `\nThis version, pinned: ${version}/storefront.js, integrity="${hashes[`${version}/storefront.js`]}"`,
      );
    },
  };
}
