import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { chromiumFlags, findChromium } from "../../support/browser.ts";
import { type Namespace, openNamespace, speed } from "./namespace.ts";

export interface Link {
  /** Describes the link in the printed figures. */
  readonly words: string;
  /** The address that its servers listen on. */
  readonly address: string;
  /** Launches a browser at the other end, which trusts the certificate with this key's digest. */
  launch(keyDigest: string): Promise<Browser>;
  /** Call it before a page's first visit. */
  slowDown(page: Page): Promise<void>;
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

function realLink({ address, enter, close }: Namespace): Link {
  return {
    words: `a real link in a network namespace, ${rates}`,
    address,
    async launch(keyDigest) {
      const flags = await puppeteer.defaultArgs({ headless: true, args: [...flagsFor(address, keyDigest)] });
      const args = [...enter, findChromium(), ...flags];
      // Uses a pipe, because a port inside the namespace is out of reach.
      return puppeteer.launch({ executablePath: "/usr/bin/env", ignoreDefaultArgs: true, pipe: true, args, ...quiet });
    },
    slowDown: () => Promise.resolve(),
    close,
  };
}

const emulatedLink: Link = {
  words: `the browser's emulation of a link, ${rates}: there is no root here, or no ip`,
  address: "127.0.0.1",
  launch(keyDigest) {
    const args = [...flagsFor("127.0.0.1", keyDigest)];
    return puppeteer.launch({ executablePath: findChromium(), headless: true, args, ...quiet });
  },
  slowDown: (page) =>
    page.emulateNetworkConditions({
      download: (speed.downKilobits * 1_000) / 8,
      upload: (speed.upKilobits * 1_000) / 8,
      latency: speed.roundTripMs,
    }),
  close: () => Promise.resolve(),
};

/** The bench handles these signals itself, so that it also removes the link. */
const quiet = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** Opens a real link if this machine can make one, else an emulated one. */
export function openLink(): Link {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));
  try {
    return realLink(openNamespace());
  } catch (cause) {
    process.stdout.write(`No network namespace (${cause instanceof Error ? cause.message : String(cause)}).\n`);
    return emulatedLink;
  }
}
