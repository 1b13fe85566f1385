// Extracts the messages into copies of the catalogues, so that the check leaves the working copy unchanged.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ownNode } from "./setup.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const copies = join(root, ".cache", "messages");
const config = join(copies, "lingui.config.ts");
const sourceLocale = "en";

function extract() {
  const lingui = join(root, "node_modules", "@lingui", "cli", "dist", "lingui.js");
  const { status, stdout, stderr } = spawnSync(ownNode(), [lingui, "extract", "--clean", "--config", config], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`lingui extract failed:\n${stdout}${stderr}`);
}

/**
 * The untranslated messages of a catalogue. Each entry ends at an empty line; an empty first line may be followed by
 * text.
 */
function untranslated(catalogue) {
  return catalogue
    .split(/\n{2,}/)
    .slice(1)
    .filter((entry) => /^msgstr ""$(?!\n")/m.test(entry))
    .map((entry) => /^msgid (.*)$/m.exec(entry)?.[1] ?? entry);
}

const names = readdirSync(join(root, "locales"), { recursive: true }).filter((name) => name.endsWith(".po"));
for (const name of names) {
  mkdirSync(dirname(join(copies, name)), { recursive: true });
  copyFileSync(join(root, "locales", name), join(copies, name));
}
writeFileSync(
  config,
  `import config from "../../lingui.config.ts";
export default {
  ...config,
  rootDir: ${JSON.stringify(root)},
  catalogs: config.catalogs?.map((catalog) => ({
    ...catalog,
    path: catalog.path.replace("<rootDir>/locales", "<rootDir>/.cache/messages"),
  })),
};
`,
);
extract();

const problems = names.flatMap((name) => {
  const committed = readFileSync(join(root, "locales", name), "utf8");
  if (committed !== readFileSync(join(copies, name), "utf8"))
    return [`locales/${name} is not up to date: run npm run messages.`];
  if (basename(name) === `${sourceLocale}.po`) return [];
  return untranslated(committed).map((message) => `locales/${name} has no words for ${message}`);
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
