// dist/servery-wordpress.zip: the WordPress plug-in, to be uploaded as it is.
import { readdirSync, readFileSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { zip } from "./zip.ts";

const source = join(import.meta.dirname, "../../widget-demo/examples/wordpress");

/** WordPress wants one folder in the ZIP, named as the plug-in. */
export const pluginFolder = "servery";

/** The plug-in's files by their paths below WordPress's folder of plug-ins. */
export function pluginFiles(): ReadonlyMap<string, Buffer> {
  const entries = readdirSync(join(source, pluginFolder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map(
      (file) =>
        [
          file
            .slice(source.length + 1)
            .split(sep)
            .join(posix.sep),
          readFileSync(file),
        ] as const,
    ),
  );
}

export function wordPressPlugin(): Buffer {
  return zip(pluginFiles());
}
