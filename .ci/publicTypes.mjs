// Writes dist-types/: the public types from src/index.ts, src/jsx.ts, src/svelte.ts and src/vue.ts, what `import "servery"`
// runs, what editors read of the elements, and the contract from the local backend's schemas.
// With --check it only compares. Runs under the Node of the packages.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { dts } from "rolldown-plugin-dts";
import { contractFiles } from "../widget-demo/backend/contract/published/files.ts";
import { elementsManifest } from "./elementsManifest.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "dist-types");

async function declarations() {
  const build = await rolldown({
    cwd: root,
    input: ["src/index.ts", "src/jsx.ts", "src/svelte.ts", "src/vue.ts"],
    external: ["react", "svelte/elements", "vue"],
    plugins: [dts({ emitDtsOnly: true, generator: "oxc", tsconfig: false })],
  });
  try {
    const { output } = await build.generate({ format: "es" });
    return output.filter((part) => part.type === "chunk" && part.fileName.endsWith(".d.ts"));
  } finally {
    await build.close();
  }
}

/** What `import "servery"` runs: the little of src/index.ts that isn't a type. */
async function packageScript() {
  const build = await rolldown({ cwd: root, input: "src/index.ts" });
  try {
    const { output } = await build.generate({ format: "es", comments: false });
    return output;
  } finally {
    await build.close();
  }
}

/** Removes the comments that name source files, which a reader of the types doesn't have. */
function textOf({ code }) {
  return `${code.replace(/^\/\/(#(end)?region| src\/).*\n/gm, "").trimEnd()}\n`;
}

function committed(name) {
  try {
    return readFileSync(join(folder, name), "utf8");
  } catch {
    return "";
  }
}

const chunks = [...(await declarations()), ...(await packageScript())];
const types = chunks.map((chunk) => [chunk.fileName, textOf(chunk)]);
const current = [...types, ["custom-elements.json", elementsManifest()], ...Object.entries(contractFiles())];
if (!process.argv.includes("--check")) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of current) writeFileSync(join(folder, name), text);
} else {
  for (const [name] of current.filter(([name, text]) => text !== committed(name))) {
    console.error(
      `dist-types/${name} differs from its source. If the change of the public types is meant, run npm run build:types.`,
    );
    process.exitCode = 1;
  }
}
