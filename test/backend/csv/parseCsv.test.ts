import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decode } from "../../../widget-demo/tools/seed/csv/decode.ts";
import { parseCsv } from "../../../widget-demo/tools/seed/csv/parseCsv.ts";

const cellsOf = (text: string) => parseCsv(text).rows.map(({ cells }) => cells);

describe("the rows of a CSV file", () => {
  it.each([
    [
      "commas",
      "a,b\n1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "Excel's semicolons",
      "a;b\n1,5;2",
      [
        ["a", "b"],
        ["1,5", "2"],
      ],
    ],
    [
      "tabs",
      "a\tb\n1;5\t2,5",
      [
        ["a", "b"],
        ["1;5", "2,5"],
      ],
    ],
    ["Excel's own first line", "sep=;\na;b", [["a", "b"]]],
    ["Windows' line ends", "a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"], [""]]],
    [
      "an old Mac's line ends",
      "a,b\r1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a line break in a cell",
      'a,b\r\n"one\r\ntwo",2',
      [
        ["a", "b"],
        ["one\ntwo", "2"],
      ],
    ],
    [
      "a quote in a cell",
      'a,b\n"12"" pizza",2',
      [
        ["a", "b"],
        ['12" pizza', "2"],
      ],
    ],
    [
      "a quote within a plain cell",
      'a,b\n12" pizza,2',
      [
        ["a", "b"],
        ['12" pizza', "2"],
      ],
    ],
    [
      "a delimiter in a quoted title",
      '"a;x;y;z",b\n1,2',
      [
        ["a;x;y;z", "b"],
        ["1", "2"],
      ],
    ],
    ["a space before a quote", 'a, "b, c"', [["a", "b, c"]]],
    ["the mark of UTF-8", "\ufeffa,b", [["a", "b"]]],
    [
      "empty cells",
      "a,,b\n,,",
      [
        ["a", "", "b"],
        ["", "", ""],
      ],
    ],
  ])("has %s", (_what, text, rows) => {
    expect(parseCsv(text)).toMatchObject({ faults: [] });
    expect(cellsOf(text)).toEqual(rows);
  });

  it("counts a row as the spreadsheet does, whatever line breaks its cells have", () => {
    expect(parseCsv('a,b\n"1\n1\n1",2\n\n3,4').rows.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(parseCsv("sep=;\na;b").rows.map(({ number }) => number)).toEqual([2]);
  });

  it("says where a quote is wrong", () => {
    expect(parseCsv('a,b\n1,"2\n3,4').faults).toEqual([
      expect.objectContaining({ row: 2, wrong: "A quote begins a cell, and none ends it." }),
    ]);
    expect(parseCsv('a,b\n"Big" burger,2\n3,4')).toMatchObject({
      faults: [{ row: 2, wrong: '"burger" stands behind the quote that ends a cell.' }],
      rows: [{}, {}, { cells: ["3", "4"] }],
    });
  });

  it("reads whatever cells are written, with any delimiter and line end", () => {
    const anyCell = fc.string({
      unit: fc.constantFrom("a", "é", "宫", '"', ",", ";", "\t", "\n", " ", "1"),
      maxLength: 6,
    });
    const anyRows = fc.array(fc.array(anyCell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    const [anyDelimiter, anyEnd] = [fc.constantFrom(",", ";", "\t"), fc.constantFrom("\n", "\r\n", "\r")];
    fc.assert(
      fc.property(anyRows, anyDelimiter, anyEnd, fc.boolean(), (rows, delimiter, end, hasMark) => {
        const all = [["key", "value"], ...rows];
        const written = all.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter));
        expect(cellsOf(`${hasMark ? "\ufeff" : ""}${written.join(end)}`)).toEqual(all);
      }),
    );
  });

  it("ends for any text at all", () => {
    const anyText = fc.string({ unit: fc.constantFrom("a", '"', ",", ";", "\n", "\r", " "), maxLength: 40 });
    fc.assert(
      fc.property(anyText, (text) => {
        expect(parseCsv(text).rows.length).toBeGreaterThan(0);
      }),
    );
  });
});

const latin = (text: string) => Buffer.from(text, "latin1");
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);

describe("the letters of a file", () => {
  it.each([
    ["UTF-8", Buffer.from("宫保,é")],
    ["UTF-8 with its mark", Buffer.from("\ufeff宫保,é")],
    ["Excel's Unicode Text", utf16("宫保,é")],
    ["UTF-16 the other way round", utf16("宫保,é").swap16()],
  ])("are read: %s", (_what, bytes) => {
    const read = decode(bytes);
    expect("text" in read && read.text.replace("\ufeff", "")).toBe("宫保,é");
  });

  it.each([
    ["a workbook", Buffer.from("PK\u0003\u0004…"), "It is a workbook, not a CSV file."],
    ["an old workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), "It is a workbook, not a CSV file."],
    ["Windows' letters", latin("Drinks,Café au lait,5"), "Its letters aren't UTF-8, so \"Caf\ufffd\" can't be read."],
    [
      "letters of a Chinese Excel",
      // 主菜,宫保鸡丁,22
      Buffer.from("d6f7b2cb2cb9acb1a3bca6b6a12c3232", "hex"),
      'Its letters aren\'t UTF-8 but probably GBK, as Chinese Excel saves a plain CSV: it may have "主菜".',
    ],
    [
      "letters that GBK has, too",
      latin("Crème brûlée,5"),
      "Its letters aren't UTF-8, so \"Cr\ufffdme\" can't be read.",
    ],
    ["no text", Buffer.from([65, 0, 66, 0]), "It isn't text, or UTF-16 without its mark."],
  ])("are asked about: %s", (_what, bytes, wrong) => {
    expect(decode(bytes)).toEqual({ wrong, fix: expect.stringContaining("CSV UTF-8 (Comma delimited)") });
  });
});
