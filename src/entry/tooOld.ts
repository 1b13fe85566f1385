interface Shop {
  readonly element: HTMLElement;
  /** The first is the store's document, if it is known. */
  readonly urls: readonly string[];
}

/** In both languages, because no catalogue may load. */
const words = "Your browser is too old for ordering here. 您的浏览器版本太旧，无法在此点餐。 ";

/** In the page's own font and colours: such a browser has none of the shop's styles. */
const look = {
  place: "max-width:36em;margin:16px;padding:16px;border:1px solid;border-radius:8px",
  phone: "display:table;padding:8px 0;font-size:1.25em;font-weight:bold;color:inherit",
};

/** Imports nothing: such a browser may not understand it. What the page has inside the element stays (R82). */
export function refuse(shops: readonly Shop[]): void {
  const message = "This browser is too old for the shop";
  console.error(`Servery: ${message}.`);
  for (const { element, urls } of shops) {
    const place = document.createElement("p");
    place.style.cssText = look.place;
    place.append(words);
    element.prepend(place);
    const detail = { category: "screen", message };
    element.dispatchEvent(new CustomEvent("servery:error", { detail, bubbles: true, composed: true }));
    const [store] = urls;
    if (store) addPhone(place, store).catch(() => {});
  }
}

/** Who can't order here can call. */
async function addPhone(place: HTMLElement, url: string): Promise<void> {
  const { OfficePhone: found } = (await (await fetch(url)).json()).fields;
  const phone = String(found?.stringValue ?? found?.integerValue ?? "").trim();
  if (phone === "") return;
  const link = document.createElement("a");
  link.style.cssText = look.phone;
  link.href = `tel:${phone.replace(/[^\d+]/g, "")}`;
  link.append(phone);
  place.append(link);
}
