import { meantAttribute } from "../../wire/host/misspelt.ts";

const told = new WeakSet<HTMLElement>();

/** For the page's developer: one line in the console for each attribute that is written wrongly. */
export function reportMisspelt(host: HTMLElement): void {
  if (told.has(host)) return;
  told.add(host);
  for (const name of host.getAttributeNames()) {
    const meant = meantAttribute(name);
    if (meant) console.warn(`Servery: <servery-storefront ${name}>: the attribute is called ${meant}.`);
  }
}
