// Packs the package as npm would publish it, and checks what an adopter installs: how much it is, and whether bundlers
// (publint) and, with `--all`, TypeScript's ways to find types (arethetypeswrong) can read it.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { root } from "./steps.ts";

const mostFiles = 200;
const mostBytes = 3_000_000;

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

const folder = join(root, ".cache", "package");

function pack(): Packed {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { status, stdout, stderr } = spawnSync("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`npm can't pack it: ${stderr}`);
  const [packed] = JSON.parse(stdout) as Packed[];
  if (!packed) throw new Error(`npm has packed nothing: ${stderr}`);
  return packed;
}

async function remarksOfPublint(tarball: string): Promise<string[]> {
  const { buffer } = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** Under the settings that read ES modules; the package has no others. The script itself exports nothing. */
async function remarksOnTypes(tarball: string): Promise<string[]> {
  const { checkPackage, createPackageFromTarballData } = await import("@arethetypeswrong/core");
  const { filterProblems } = await import("@arethetypeswrong/core/problems");
  const unpacked = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
  const analysis = await checkPackage(unpacked, { excludeEntrypoints: ["./storefront.js"] });
  if (!analysis.types) return ["The package has no types."];
  const problems = (["node16-esm", "bundler"] as const).flatMap((resolutionKind) =>
    filterProblems(analysis, { resolutionKind }),
  );
  return problems.map((problem) => JSON.stringify(problem));
}

const { filename, size, files } = pack();
const tarball = join(folder, filename);
const told = `${join(".cache/package", filename)}: ${files.length} files, ${(size / 1e6).toFixed(2)} MB`;
const problems = await remarksOfPublint(tarball);
if (files.length >= mostFiles || size >= mostBytes) {
  problems.push(`The package has ${told}. It may have ${mostFiles} files and ${mostBytes / 1e6} MB.`);
}
if (process.argv.includes("--all")) problems.push(...(await remarksOnTypes(tarball)));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
console.log(told);
