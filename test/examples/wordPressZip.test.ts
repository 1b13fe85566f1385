import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { pluginFiles, wordPressPlugin } from "../../.ci/build/wordPressPlugin.ts";
import { zip } from "../../.ci/build/zip.ts";
import { phpFiles } from "./wordPressFiles.ts";

/** The files of a ZIP, as its directory and each file's own header say. */
function filesIn(bytes: Buffer): ReadonlyMap<string, string> {
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const files = new Map<string, string>();
  for (let index = 0; index < count; index++) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const offset = bytes.readUInt32LE(at + 42);
    expect(bytes.readUInt32LE(offset)).toBe(0x04034b50);
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const content = bytes.subarray(start, start + bytes.readUInt32LE(at + 24));
    expect([name, crc32(content)]).toEqual([name, bytes.readUInt32LE(at + 16)]);
    files.set(name, content.toString("utf8"));
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

it("has every file of the plug-in, in one folder with its name", () => {
  const packed = filesIn(wordPressPlugin());
  expect([...packed.keys()]).toEqual([...pluginFiles().keys()].sort());
  expect([...packed.keys()].filter((name) => !name.startsWith("servery/"))).toEqual([]);
  for (const [path, content] of pluginFiles()) expect(packed.get(path)).toBe(content.toString("utf8"));
});

it("has the same bytes each time, in whatever order the files are found", () => {
  const files = pluginFiles();
  expect(zip(new Map([...files].reverse())).equals(wordPressPlugin())).toBe(true);
});

it("has names and texts in any language", () => {
  expect([...filesIn(zip(new Map([["a/菜单.txt", Buffer.from("点餐")]])))]).toEqual([["a/菜单.txt", "点餐"]]);
});

const hasPhp = spawnSync("php", ["--version"]).status === 0;

it.skipIf(!hasPhp)("is PHP that a PHP of this machine reads", { tags: ["thorough"] }, () => {
  const folder = mkdtempSync(join(tmpdir(), "servery-php-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [index, [path, text]] of phpFiles.entries()) {
    const file = join(folder, `${index}.php`);
    writeFileSync(file, text);
    const { status, stdout } = spawnSync("php", ["-l", file], { encoding: "utf8" });
    expect([path, status, stdout]).toEqual([path, 0, expect.stringContaining("No syntax errors")]);
  }
});
