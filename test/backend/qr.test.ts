import { describe, expect, it } from "vitest";
// @ts-expect-error A page's own script has no types.
import { qrCode as drawn } from "../../widget-demo/pages/tables/qr.js";

type Grid = readonly (readonly boolean[])[];
const qrCode = drawn as (text: string) => Grid;

/**
 * A reader written from the standard's tables, independent of the generator. It corrects nothing, so it finds every
 * wrong bit.
 */
const blocksOfM: Readonly<
  Record<number, { readonly counts: readonly (readonly [number, number])[]; readonly check: number }>
> = {
  1: { counts: [[1, 16]], check: 10 },
  2: { counts: [[1, 28]], check: 16 },
  3: { counts: [[1, 44]], check: 26 },
  4: { counts: [[2, 32]], check: 18 },
  5: { counts: [[2, 43]], check: 24 },
  6: { counts: [[4, 27]], check: 16 },
  7: { counts: [[4, 31]], check: 18 },
  8: {
    counts: [
      [2, 38],
      [2, 39],
    ],
    check: 22,
  },
  9: {
    counts: [
      [3, 36],
      [2, 37],
    ],
    check: 22,
  },
  10: {
    counts: [
      [4, 43],
      [1, 44],
    ],
    check: 26,
  },
};
const centresOf: Readonly<Record<number, readonly number[]>> = {
  1: [],
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
};
/** The format bits of level M, by mask. */
const formats = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];
const isFlipped: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

function formatOf(grid: Grid): number {
  const cells = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => grid[8]?.[column]);
  const above = [7, 5, 4, 3, 2, 1, 0].map((row) => grid[row]?.[8]);
  return [...cells, ...above].reduce((bits, isDark) => bits * 2 + Number(isDark), 0);
}

function isReserved(row: number, column: number, size: number, version: number): boolean {
  const isFinder = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
  if (isFinder || row === 6 || column === 6) return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
  const centres = centresOf[version] ?? [];
  const [first = 0, last = 0] = [centres[0], centres.at(-1)];
  return centres.some((y) =>
    centres.some((x) => {
      const isCorner = (x === first && y === first) || (x === first && y === last) || (x === last && y === first);
      return !isCorner && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
    }),
  );
}

function codewordsIn(grid: Grid, version: number, mask: number): number[] {
  const size = grid.length;
  const bits: boolean[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const column = right === 7 ? 6 : right;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const each of [column, column - 1]) {
        if (!isReserved(row, each, size, version))
          bits.push((grid[row]?.[each] ?? false) !== (isFlipped[mask]?.(row, each) ?? false));
      }
    }
    isUp = !isUp;
  }
  const bytes: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8) {
    bytes.push(bits.slice(at, at + 8).reduce((byte, bit) => byte * 2 + Number(bit), 0));
  }
  return bytes;
}

const powers = [1];
for (let at = 1; at < 255; at += 1) {
  const next = (powers[at - 1] ?? 0) * 2;
  powers.push(next > 255 ? next ^ 0x11d : next);
}

/** The block as a polynomial at 2ⁿ: 0 for a block without a wrong bit. */
function syndrome(block: readonly number[], n: number): number {
  return block.reduce((sum, byte) => {
    const moved = sum === 0 ? 0 : (powers[(powers.indexOf(sum) + n) % 255] ?? 0);
    return moved ^ byte;
  }, 0);
}

function readQr(grid: Grid) {
  const version = (grid.length - 17) / 4;
  const mask = formats.indexOf(formatOf(grid));
  const { counts, check } = blocksOfM[version] ?? { counts: [], check: 0 };
  const lengths = counts.flatMap(([count, length]) => new Array<number>(count).fill(length));
  const bytes = codewordsIn(grid, version, mask);
  const data = lengths.map((): number[] => []);
  let at = 0;
  for (let row = 0; row < Math.max(...lengths); row += 1) {
    for (const [block, length] of lengths.entries()) if (row < length) data[block]?.push(bytes[at++] ?? 0);
  }
  const blocks = data.map((own) => [...own]);
  for (let row = 0; row < check; row += 1) for (const block of blocks) block.push(bytes[at++] ?? 0);
  const wrong = blocks.flatMap((block) => Array.from({ length: check }, (_, n) => syndrome(block, n)));
  const bits = data.flat().flatMap((byte) => Array.from({ length: 8 }, (_, bit) => (byte >> (7 - bit)) & 1));
  const take = (from: number, count: number) => bits.slice(from, from + count).reduce((sum, bit) => sum * 2 + bit, 0);
  const wide = version < 10 ? 8 : 16;
  const length = take(4, wide);
  const text = Array.from({ length }, (_, each) => take(4 + wide + each * 8, 8));
  return {
    version,
    mode: take(0, 4),
    isWhole: wrong.every((each) => each === 0),
    text: new TextDecoder().decode(new Uint8Array(text)),
  };
}

describe("the QR codes on the table cards", () => {
  it.each([
    [1, "http://a.au"],
    [2, "http://localhost:5173/?t=1"],
    [3, "http://localhost:5173/order/?table=12"],
    [4, "http://localhost:5173/order/store/120?table=12"],
    [5, `http://localhost/${"a".repeat(60)}`],
    [6, `http://localhost/${"b".repeat(85)}`],
    [7, `http://localhost/${"c".repeat(100)}`],
    [8, `http://localhost/${"d".repeat(130)}`],
    [9, `http://localhost/${"桌".repeat(50)}`],
    [10, `http://localhost/${"f".repeat(190)}`],
  ])("have no wrong bit in version %i: %s", (version, text) => {
    expect(readQr(qrCode(text))).toEqual({ version, mode: 4, isWhole: true, text });
  });

  it("have corners and timing patterns that a reader finds", () => {
    const grid = qrCode("http://localhost:5173/order/store/120?table=12");
    const corner = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
    const last = grid.length - 7;
    for (const [y, x] of [
      [0, 0],
      [0, last],
      [last, 0],
    ] as const) {
      const seen = grid.slice(y, y + 7).map((row) =>
        row
          .slice(x, x + 7)
          .map(Number)
          .join(""),
      );
      expect(seen).toEqual(corner);
    }
    expect(grid[6]?.slice(8, -8).map(Number).join("")).toMatch(/^(10)*1$/);
  });

  it("can't hold a text that is too long, which throws", () => {
    expect(() => qrCode("x".repeat(300))).toThrow("300 bytes are too many");
  });
});
