import puppeteer, { type Browser } from "puppeteer-core";
import { chromiumFlags, findWholeChromium } from "../../support/browser.ts";
import { openNamespace, speed } from "./namespace.ts";

export interface Link {
  /** Describes the link in the printed figures. */
  readonly words: string;
  /** The address that its servers listen on. */
  readonly address: string;
  /** Launches a browser at the other end, which trusts the certificate with this key's digest. */
  launch(keyDigest: string): Promise<Browser>;
  close(): Promise<void>;
}

const rates = `${speed.downKilobits / 1_000}/${speed.upKilobits / 1_000} Mbps, ${speed.roundTripMs} ms round trip`;

function flagsFor(address: string, keyDigest: string): readonly string[] {
  const others = chromiumFlags.filter((flag) => !flag.startsWith("--host-resolver-rules="));
  return [
    ...others,
    `--host-resolver-rules=MAP *.test ${address}, MAP * ~NOTFOUND, EXCLUDE ${address}`,
    `--ignore-certificate-errors-spki-list=${keyDigest}`,
  ];
}

/** Throws without root or `ip`: the browser's own emulation of a link slows down no handshake, and flatters each figure. */
export function openLink(): Link {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));
  const { address, enter, close } = openNamespace();
  return {
    words: `a real link in a network namespace, ${rates}`,
    address,
    async launch(keyDigest) {
      const flags = await puppeteer.defaultArgs({ headless: true, args: [...flagsFor(address, keyDigest)] });
      const args = [...enter, findWholeChromium(), ...flags];
      // Uses a pipe, because a port inside the namespace is out of reach.
      return puppeteer.launch({ executablePath: "/usr/bin/env", ignoreDefaultArgs: true, pipe: true, args, ...quiet });
    },
    close,
  };
}

/** The bench handles these signals itself, so that it also removes the link. */
const quiet = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
