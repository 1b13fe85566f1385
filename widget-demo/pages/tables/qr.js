// QR codes of model 2 (ISO 18004): encodes a text's bytes at error correction level M, which survives scratches.

/** By version: the number of correction codewords per block, and the number of blocks. */
const correction = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
/** The two format bits for level M. */
const levelM = 0;

const sizeOf = (version) => 17 + 4 * version;

/** The number of codewords that fit around the fixed patterns. */
function capacity(version) {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const count = Math.floor(version / 7) + 2;
    modules -= (25 * count - 10) * count - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

const dataCapacity = (version) => capacity(version) - correction[version - 1] * blockCounts[version - 1];

/** Multiplication in the field of 256 elements, modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The remainder of the data divided by the product of (x − 2ⁱ). */
function correctionOf(data, count) {
  let divisor = [...new Array(count - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < count; step += 1) {
    divisor = divisor.map((each, at) => times(each, root) ^ (divisor[at + 1] ?? 0));
    root = times(root, 2);
  }
  let rest = new Array(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest[0];
    rest = [...rest.slice(1), 0].map((each, at) => each ^ times(divisor[at], factor));
  }
  return rest;
}

/** The mode, the length, the bytes and the padding. */
function dataOf(bytes, version) {
  const bits = [];
  const put = (value, length) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const whole = dataCapacity(version) * 8;
  put(0, Math.min(4, whole - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let filler = 0xec; bits.length < whole; filler ^= 0xec ^ 0x11) put(filler, 8);
  return Array.from({ length: whole / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
}

/** Blocks of data and of correction, each interleaved. */
function codewordsOf(data, version) {
  const count = blockCounts[version - 1];
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks = Array.from({ length: count }, (_, at) => {
    const from = at * short + Math.max(0, at - (count - longer));
    return data.slice(from, from + short + (at >= count - longer ? 1 : 0));
  });
  const deal = (parts) =>
    Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, at) =>
      parts.flatMap((part) => (at < part.length ? [part[at]] : [])),
    ).flat();
  return [...deal(blocks), ...deal(blocks.map((block) => correctionOf(block, correction[version - 1])))];
}

function alignmentCentres(version) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((4 * version + 4) / (2 * count - 2)) * 2;
  const last = sizeOf(version) - 7;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - (count - 2 - at) * step)];
}

/** Rows of true (dark), false (light) and null (free for data). */
function fixedPatterns(version) {
  const size = sizeOf(version);
  const grid = Array.from({ length: size }, () => new Array(size).fill(null));
  const set = (x, y, isDark) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y][x] = isDark;
  };
  const square = (cx, cy, reach, isDark) => {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) set(cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const corners = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ];
  for (const [x, y] of corners) square(x, y, 4, (far) => far !== 2 && far !== 4);
  const centres = alignmentCentres(version);
  for (const x of centres) {
    for (const y of centres) {
      if (!corners.some(([cx, cy]) => Math.abs(cx - x) < 5 && Math.abs(cy - y) < 5)) {
        square(x, y, 2, (far) => far !== 1);
      }
    }
  }
  drawFormat(set, size, 0);
  if (version >= 7) drawVersion(set, size, version);
  return grid;
}

/** Appends to `value` its remainder by a generator, with which a reader detects wrong bits. */
function guarded(value, generator, length) {
  let rest = value;
  for (let step = 0; step < length; step += 1) rest = (rest << 1) ^ ((rest >>> (length - 1)) * generator);
  return (value << length) | rest;
}

function drawFormat(set, size, mask) {
  const bits = guarded((levelM << 3) | mask, 0x537, 10) ^ 0x5412;
  const bit = (at) => ((bits >>> at) & 1) === 1;
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  for (const [at, y] of around.entries()) set(8, y, bit(at));
  for (const [at, x] of [7, 5, 4, 3, 2, 1, 0].entries()) set(x, 8, bit(8 + at));
  for (let at = 0; at < 8; at += 1) set(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at += 1) set(8, size - 15 + at, bit(at));
  set(8, size - 8, true);
}

function drawVersion(set, size, version) {
  const bits = guarded(version, 0x1f25, 12);
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >>> at) & 1) === 1;
    const [near, far] = [Math.floor(at / 3), size - 11 + (at % 3)];
    set(far, near, isDark);
    set(near, far, isDark);
  }
}

const masks = [
  (x, y) => (x + y) % 2,
  (_x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Fills columns of two modules, up and down, starting at the right. */
function drawCodewords(grid, free, codewords, mask) {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const isUpwards = ((right + 1) & 2) === 0;
      const y = isUpwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!free(x, y)) continue;
        const bit = ((codewords[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1;
        grid[y][x] = (bit === 1) !== (masks[mask](x, y) === 0);
        at += 1;
      }
    }
  }
}

/** Penalises long runs and blocks of one colour, which are hard to read. */
function hardness(grid) {
  const runs = (rows) =>
    rows.flatMap(
      (row) =>
        row
          .map((dark) => (dark ? "1" : "0"))
          .join("")
          .match(/0{5,}|1{5,}/g) ?? [],
    );
  const columns = grid.map((_, x) => grid.map((row) => row[x]));
  const inRuns = [...runs(grid), ...runs(columns)].reduce((sum, { length }) => sum + length - 2, 0);
  const blocks = grid
    .slice(1)
    .flatMap((row, y) =>
      row.slice(1).filter((dark, x) => [row[x], grid[y][x], grid[y][x + 1]].every((other) => other === dark)),
    );
  return inRuns + 3 * blocks.length;
}

/** The code's rows, true where it is dark. */
export function qrCode(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = correction.findIndex((_, at) => bytes.length + (at < 9 ? 2 : 3) <= dataCapacity(at + 1)) + 1;
  if (version === 0) throw new Error(`${bytes.length} bytes are too many for this code.`);
  const codewords = codewordsOf(dataOf(bytes, version), version);
  const fixed = fixedPatterns(version);
  const drawn = masks.map((_, mask) => {
    const grid = fixed.map((row) => [...row]);
    drawCodewords(grid, (x, y) => fixed[y][x] === null, codewords, mask);
    drawFormat((x, y, isDark) => (grid[y][x] = isDark), grid.length, mask);
    return grid;
  });
  return drawn.reduce((best, grid) => (hardness(grid) < hardness(best) ? grid : best));
}
