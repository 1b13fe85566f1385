import { spawnSync } from "node:child_process";
import { Worker } from "node:worker_threads";
import type { Line } from "./relay.ts";

export const speed = { downKilobits: 1_600, upKilobits: 750, roundTripMs: 150 };

const name = "servery-bench";
/** `cable` carries the relay's packets. `ends` are the two ends of the slow line. */
const cable = { here: "srvcable0", there: "srvcable1", hereIp: "10.231.17.1", thereIp: "10.231.17.2" };
const ends = { here: "srvline0", there: "srvline1", hereIp: "10.231.18.1", thereIp: "10.231.18.2" };
const ports = { here: 17_892, there: 17_891 };

function ip(...words: readonly string[]): void {
  const { status, stderr } = spawnSync("ip", words, { encoding: "utf8" });
  if (status !== 0) throw new Error(`ip ${words.join(" ")}: ${stderr?.trim() || "can't be started"}`);
}

/** Sends one packet at a time. IPv6 is off, because the browser takes a late IPv6 address for a network change. */
const plain = ["gso_max_segs", "1", "addrgenmode", "none"];

const inside = (...words: readonly string[]) => ip("-n", name, ...words);

function takeDown(): void {
  for (const link of [ends.here, cable.here]) spawnSync("ip", ["link", "del", link]);
  spawnSync("ip", ["netns", "del", name]);
}

function layCable(): void {
  ip("netns", "add", name);
  ip(
    "link",
    "add",
    cable.here,
    "mtu",
    "1600",
    "type",
    "veth",
    "peer",
    "name",
    cable.there,
    "mtu",
    "1600",
    "netns",
    name,
  );
  ip("addr", "add", `${cable.hereIp}/30`, "dev", cable.here);
  ip("link", "set", cable.here, "up");
  inside("addr", "add", `${cable.thereIp}/30`, "dev", cable.there);
  inside("link", "set", cable.there, ...plain);
  inside("link", "set", cable.there, "up");
  inside("link", "set", "lo", "up");
}

/** VXLAN wraps each packet of the line in a datagram, which a program can delay. Not every kernel has netem. */
function layLine(): void {
  for (const end of ["here", "there"] as const) {
    const between = ["local", cable.thereIp, "remote", cable.hereIp, "dstport", String(ports[end])];
    inside("link", "add", ends[end], "mtu", "1500", "type", "vxlan", "id", "1", ...between, "nolearning");
  }
  inside("link", "set", ends.here, "netns", String(process.pid));
  ip("addr", "add", `${ends.hereIp}/30`, "dev", ends.here);
  inside("addr", "add", `${ends.thereIp}/30`, "dev", ends.there);
  ip("link", "set", ends.here, ...plain);
  inside("link", "set", ends.there, ...plain);
  ip("link", "set", ends.here, "up");
  inside("link", "set", ends.there, "up");
}

export interface Namespace {
  /** This machine's address inside the namespace, at the other end of the slow line. */
  readonly address: string;
  /** The start of a command that runs inside the namespace. */
  readonly enter: readonly string[];
  close(): Promise<void>;
}

/** Opens a network whose only connection to this one is a slow line. Throws if the machine can't make it. */
export function openNamespace(): Namespace {
  // Removes what a killed run left behind.
  takeDown();
  process.on("exit", takeDown);
  layCable();
  layLine();
  const line: Line = {
    here: cable.hereIp,
    there: cable.thereIp,
    delayMs: speed.roundTripMs / 2,
    ways: [
      { fromPort: ports.there, toPort: ports.here, kilobits: speed.upKilobits },
      { fromPort: ports.here, toPort: ports.there, kilobits: speed.downKilobits },
    ],
  };
  const relay = new Worker(new URL("./relay.ts", import.meta.url), { workerData: line });
  return {
    address: ends.hereIp,
    enter: ["ip", "netns", "exec", name],
    async close() {
      await relay.terminate();
      takeDown();
      process.off("exit", takeDown);
    },
  };
}
