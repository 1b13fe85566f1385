// A ZIP without compression, which has the same bytes on every machine: zlib's differ from version to version.
import { crc32 } from "node:zlib";

/** 1 January 1980, the first day that a ZIP knows. */
const firstDay = (1 << 5) | 1;
const version = 20;
/** Names are in UTF-8. */
const flags = 0x0800;
/** The high byte says that the permissions are those of Unix. */
const madeOnUnix = (3 << 8) | version;
const plainFile = 0o100644 * 0x10000;

/** What an entry's two headers have in common, from the version to the length of the extra field. */
function commonPart(name: Buffer, content: Buffer): Buffer {
  const part = Buffer.alloc(26);
  part.writeUInt16LE(version, 0);
  part.writeUInt16LE(flags, 2);
  part.writeUInt16LE(firstDay, 8);
  part.writeUInt32LE(crc32(content), 10);
  part.writeUInt32LE(content.length, 14);
  part.writeUInt32LE(content.length, 18);
  part.writeUInt16LE(name.length, 22);
  return part;
}

function localEntry(name: Buffer, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), commonPart(name, content), name, content]);
}

function directoryEntry(name: Buffer, content: Buffer, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(plainFile, 6);
  rest.writeUInt32LE(offset, 10);
  const start = Buffer.alloc(6);
  start.write("PK\x01\x02", "latin1");
  start.writeUInt16LE(madeOnUnix, 4);
  return Buffer.concat([start, commonPart(name, content), rest, name]);
}

function end(count: number, directoryBytes: number, directoryOffset: number): Buffer {
  const record = Buffer.alloc(22);
  record.write("PK\x05\x06", "latin1");
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(directoryBytes, 12);
  record.writeUInt32LE(directoryOffset, 16);
  return record;
}

/** The files by their paths in the ZIP, in the order of their paths. */
export function zip(files: ReadonlyMap<string, Buffer>): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = Buffer.from(path, "utf8");
    const entry = localEntry(name, content);
    directory.push(directoryEntry(name, content, offset));
    entries.push(entry);
    offset += entry.length;
  }
  const index = Buffer.concat(directory);
  return Buffer.concat([...entries, index, end(files.size, index.length, offset)]);
}
