// Writes dist-types/index.d.ts from src/index.ts; with --check it only compares. Runs under Node 24.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { dts } from "rolldown-plugin-dts";

const root = fileURLToPath(new URL("..", import.meta.url));
const file = join(root, "dist-types", "index.d.ts");

async function declarations() {
  const build = await rolldown({
    cwd: root,
    input: "src/index.ts",
    plugins: [dts({ emitDtsOnly: true, generator: "oxc", tsconfig: false })],
  });
  try {
    const { output } = await build.generate({ format: "es" });
    const chunk = output.find((part) => part.type === "chunk" && part.fileName.endsWith(".d.ts"));
    // The regions name source files, which a reader of the types does not have.
    return `${chunk.code.replace(/^\/\/#(end)?region.*\n/gm, "").trimEnd()}\n`;
  } finally {
    await build.close();
  }
}

function committed() {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

const current = await declarations();
if (!process.argv.includes("--check")) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, current);
} else if (current !== committed()) {
  console.error(
    "dist-types/index.d.ts differs from src/index.ts. If the change of the public types is meant, run npm run build:types.",
  );
  process.exitCode = 1;
}
