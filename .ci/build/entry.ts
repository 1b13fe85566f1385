import { dirname, join } from "node:path";
import { rolldown } from "rolldown";
import type { Rolldown } from "vite";

interface EntryWish {
  /** The chunks' folder relative to the entry: `./` or `../`. */
  readonly top: string;
  /** The entry's own path. */
  readonly folder: string;
  readonly bundle: Rolldown.OutputBundle;
  /** The deployment to bake in, or undefined. */
  readonly configuration: unknown;
  readonly banner: string;
}

export interface Entry {
  readonly code: string;
  readonly map: string;
  readonly moduleIds: readonly string[];
}

/** Relative URLs of a configuration mean the same from every folder. */
function constantsFor({ top, configuration }: EntryWish): Record<string, string> {
  return {
    ...(top === "./" ? {} : { "import.meta.url": `new URL("${top}",import.meta.url).href` }),
    ...(configuration === undefined ? {} : { __SERVERY_CONFIG__: JSON.stringify(configuration) }),
  };
}

/**
 * The entry is built by itself, with its own copies of a few functions: importing a chunk would delay its first
 * requests.
 */
export async function buildEntry(wish: EntryWish): Promise<Entry> {
  const chunks: Rolldown.Plugin = {
    name: "servery-entry-chunks",
    resolveId(source, importer, { kind }) {
      if (!importer || kind !== "dynamic-import") return null;
      const module = join(dirname(importer), source);
      const chunk = Object.values(wish.bundle).find((file) => file.type === "chunk" && file.moduleIds.includes(module));
      return chunk ? { id: `${wish.top}${chunk.fileName}`, external: true } : null;
    },
  };
  const build = await rolldown({
    input: "src/entry/storefront.ts",
    plugins: [chunks],
    transform: { define: constantsFor(wish) },
  });
  try {
    const { output } = await build.generate({
      dir: wish.folder,
      format: "es",
      minify: true,
      comments: false,
      sourcemap: "hidden",
      postBanner: wish.banner,
    });
    const { code, map, moduleIds } = output[0];
    return { code, map: String(map), moduleIds };
  } finally {
    await build.close();
  }
}
