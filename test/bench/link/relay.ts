// Relays packets between the two ends: each one leaves at the line's rate, half a round trip later. It runs in its own
// thread, so that nothing else in the bench delays a packet.
import { createSocket } from "node:dgram";
import { workerData } from "node:worker_threads";

export interface Way {
  /** The ports where the packets of one end arrive and where they are sent on. */
  readonly fromPort: number;
  readonly toPort: number;
  readonly kilobits: number;
}

export interface Line {
  readonly here: string;
  readonly there: string;
  readonly delayMs: number;
  readonly ways: readonly Way[];
}

const bytesBeforeFrame = 8;
const bytesBeforeIp = 14;
const tcp = 6;

/**
 * The kernel leaves a packet's checksum to the network card. There is none here, and the other end would drop the
 * packet.
 */
function writeChecksum(packet: Buffer): void {
  const ip = packet.subarray(bytesBeforeFrame + bytesBeforeIp);
  if (packet.readUInt16BE(bytesBeforeFrame + 12) !== 0x0800 || ip[9] !== tcp) return;
  const segment = ip.subarray(((ip[0] ?? 0) & 15) * 4, ip.readUInt16BE(2));
  segment.writeUInt16BE(0, 16);
  let sum = tcp + segment.length;
  for (let at = 12; at < 20; at += 2) sum += ip.readUInt16BE(at);
  for (let at = 0; at + 1 < segment.length; at += 2) sum += segment.readUInt16BE(at);
  if (segment.length % 2 === 1) sum += segment.readUInt8(segment.length - 1) << 8;
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >>> 16);
  segment.writeUInt16BE(~sum & 0xffff, 16);
}

function carry({ fromPort, toPort, kilobits }: Way, { here, there, delayMs }: Line): void {
  const socket = createSocket("udp4");
  let freeAt = 0;
  socket.on("message", (packet) => {
    writeChecksum(packet);
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + ((packet.length - bytesBeforeFrame) * 8) / kilobits;
    setTimeout(() => socket.send(packet, toPort, there), freeAt + delayMs - now);
  });
  socket.bind(fromPort, here);
}

const line = workerData as Line;
for (const way of line.ways) carry(way, line);
