import { readFileSync } from "node:fs";
import { bakeConfiguration } from "../../widget-demo/backend/bake.ts";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import type { JsonFields } from "../../widget-demo/backend/documents/types.ts";
import { folder, startDemo } from "../quality/stage.ts";
import { documentsIn } from "./documentsIn.ts";
import { type Link, openLink } from "./link/openLink.ts";
import { makeCertificate, type Site, type SiteOptions, startSite } from "./link/server.ts";
import type { ShopOrigins } from "./pages.ts";
import type { Stage } from "./visits.ts";

type Files = Map<string, string>;

/** As in production: a page, the shop's script and its documents each have an origin of their own. */
export interface Origins {
  readonly demo: Demo;
  readonly stage: Stage;
  readonly words: string;
  readonly shop: ShopOrigins;
  readonly configuration: JsonFields;
  /** The documents that were read so far. */
  documentsRead(): number;
  /** Adds files to the origin of the shop's script. */
  readonly scripts: Files;
  /** The same for the pages' origin. */
  readonly pages: Files;
  /** Adds a page, and returns its address. */
  addPage(path: string, html: string): string;
  /** A further origin for a shop's script, with these files and the shop's chunks. */
  addScripts(name: string, files: Files): Promise<string>;
  close(): Promise<void>;
}

interface Host {
  readonly demo: Demo;
  readonly link: Link;
  readonly certificate: ReturnType<typeof makeCertificate>;
  readonly sites: Site[];
}

type Own = Pick<SiteOptions, "files" | "encoding" | "onAnswer">;

async function open(name: string, { demo, link, certificate, sites }: Host, own: Own): Promise<string> {
  const site = await startSite({ address: link.address, certificate, origin: demo.url, ...own });
  sites.push(site);
  return `https://${name}.test:${site.port}/`;
}

export async function openOrigins(): Promise<Origins> {
  const host: Host = { demo: await startDemo(), link: openLink(), certificate: makeCertificate(), sites: [] };
  const { demo, link, sites, certificate } = host;
  let read = 0;
  const onAnswer = (body: Buffer) => {
    read += documentsIn(JSON.parse(`${body}`));
  };
  const data = await open("data", host, { files: new Map(), encoding: "gzip", onAnswer });
  const own = (await (await fetch(`${demo.url}servery.json`)).json()) as JsonFields;
  const configuration = { ...own, emulators: { auth: "/", firestore: data } };
  const scripts: Files = new Map([
    ["/storefront.js", bakeConfiguration(readFileSync(folder("dist/storefront.js"), "utf8"), configuration)],
  ]);
  const pages: Files = new Map();
  const shop = { script: await open("shop", host, { files: scripts, encoding: "br" }), data };
  const page = await open("host", host, { files: pages, encoding: "br" });
  const browser = await link.launch(certificate.keyDigest);
  return {
    ...{ demo, shop, scripts, pages, configuration, words: link.words },
    stage: {
      browser,
      dropConnections() {
        for (const site of sites) site.dropConnections();
      },
    },
    documentsRead: () => read,
    addPage(path, html) {
      pages.set(`/${path}`, html);
      return `${page}${path}`;
    },
    addScripts: (name, files) => open(name, host, { files, encoding: "br" }),
    async close() {
      await browser.close();
      await Promise.all(sites.map((site) => site.close()));
      await demo.close();
      await link.close();
    },
  };
}
