// Writes dist-types/ from src/index.ts and src/jsx.ts; with --check it only compares. Runs under the Node of the packages.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { dts } from "rolldown-plugin-dts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "dist-types");

async function declarations() {
  const build = await rolldown({
    cwd: root,
    input: ["src/index.ts", "src/jsx.ts"],
    external: ["react"],
    plugins: [dts({ emitDtsOnly: true, generator: "oxc", tsconfig: false })],
  });
  try {
    const { output } = await build.generate({ format: "es" });
    return output.filter((part) => part.type === "chunk" && part.fileName.endsWith(".d.ts"));
  } finally {
    await build.close();
  }
}

/** Removes region comments, because they name source files that a reader of the types doesn't have. */
function textOf({ code }) {
  return `${code.replace(/^\/\/#(end)?region.*\n/gm, "").trimEnd()}\n`;
}

function committed(name) {
  try {
    return readFileSync(join(folder, name), "utf8");
  } catch {
    return "";
  }
}

const current = await declarations();
if (!process.argv.includes("--check")) {
  mkdirSync(folder, { recursive: true });
  for (const chunk of current) writeFileSync(join(folder, chunk.fileName), textOf(chunk));
} else {
  for (const chunk of current.filter((each) => textOf(each) !== committed(each.fileName))) {
    console.error(
      `dist-types/${chunk.fileName} differs from its source. If the change of the public types is meant, run npm run build:types.`,
    );
    process.exitCode = 1;
  }
}
