import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { setupI18n } from "@lingui/core";
import type { CompiledMessage } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { leftOut } from "../../../.ci/build/linguiParts.ts";
import { cut } from "../../../.ci/build/withoutParts.ts";
import { messages as english } from "../../../locales/en.po";
import { messages as orderEnglish } from "../../../locales/order/en.po";
import { messages as orderChinese } from "../../../locales/order/zh-CN.po";
import { messages as chinese } from "../../../locales/zh-CN.po";

const catalogues: readonly (readonly [name: string, locale: string, Readonly<Record<string, unknown>>])[] = [
  ["the first view's English", "en", english],
  ["the first view's Chinese", "zh-CN", chinese],
  ["the English of all that comes later", "en", orderEnglish],
  ["its Chinese", "zh-CN", orderChinese],
];

/** The library after the build has removed its unused parts. */
async function loadCut(): Promise<typeof setupI18n> {
  const whole = readFileSync(fileURLToPath(import.meta.resolve("@lingui/core")), "utf8");
  const built = cut("@lingui/core", whole, leftOut).toString().replaceAll("process.env.NODE_ENV", '"production"');
  const code = built.replace(/^import .*\n/, "");
  const library = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return library.setupI18n;
}

interface Found {
  readonly texts: string[];
  readonly kinds: Set<string>;
  /** The names of numeric values, and of all values. */
  readonly counts: Set<string>;
  readonly names: Set<string>;
}

function search(message: unknown, found: Found): Found {
  if (typeof message === "string") found.texts.push(message);
  if (!Array.isArray(message)) return found;
  for (const token of message as CompiledMessage) {
    if (typeof token === "string") {
      found.texts.push(token);
      continue;
    }
    const [name, kind, format] = token;
    found.names.add(name);
    if (kind === undefined) continue;
    found.kinds.add(kind);
    found.counts.add(name);
    for (const each of Object.values(Object(format))) search(each, found);
  }
  return found;
}

const searched = (message: unknown) =>
  search(message, { texts: [], kinds: new Set(), counts: new Set(), names: new Set() });

describe.each(catalogues)("%s", (_name, locale, messages) => {
  it("uses only plurals of ICU, and no escapes", () => {
    const { texts, kinds } = searched(Object.values(messages).flat(1));
    expect([...kinds].filter((kind) => kind !== "plural")).toEqual([]);
    expect(texts.filter((text) => /\\[ux][\da-f]{2}/i.test(text))).toEqual([]);
  });

  it("gives the same texts with the build's reduced library as with the whole one", async () => {
    const input = { locale, messages: { [locale]: messages } } as Parameters<typeof setupI18n>[0];
    const [whole, cut] = [setupI18n(input), (await loadCut())(input)];
    for (const [id, message] of Object.entries(messages)) {
      const { counts, names } = searched(message);
      for (const count of [0, 1, 2, 21, 1_234, -1]) {
        const values = Object.fromEntries(Array.from(names, (name) => [name, counts.has(name) ? count : `<${name}>`]));
        expect(cut._(id, values)).toBe(whole._(id, values));
      }
    }
  });
});
