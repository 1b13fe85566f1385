import type { Language } from "../../../../src/domain/host/hostSettings.ts";
import type { Menu } from "../../../../src/domain/menu/menu.ts";
import { menuHours } from "../../../../src/domain/menu/menuHours.ts";
import { addressLine } from "../../../../src/domain/store/addressLine.ts";
import { showsPickupAddress } from "../../../../src/domain/store/showsPickupAddress.ts";
import type { Store, StoreView } from "../../../../src/domain/store/store.ts";
import { storeName } from "../../../../src/domain/store/storeName.ts";
import { weekHours } from "../../../../src/domain/store/weekHours.ts";
import type { PrintedAbout } from "../../../../src/page/printedShop.ts";
import { mapUrl } from "../../../../src/views/store/mapUrl.ts";
import { hoursLines } from "../../../../src/views/time/weekWords.ts";

interface ToldStore extends Pick<Store, "name" | "title" | "phone" | "location" | "hours"> {
  readonly view: Pick<StoreView, "hidesPickupAddress">;
}

/** What the shop's own pages say of a store (About, Contact), and when its menus are served. */
export function aboutStore(
  store: ToldStore,
  menus: readonly Pick<Menu, "id" | "times">[],
  language: Language,
): PrintedAbout {
  const isShown = showsPickupAddress(store);
  const name = storeName(store);
  return {
    ...{ name, phone: store.phone },
    address: isShown ? addressLine(store.location) : "",
    map: isShown ? mapUrl(store, name) : "",
    hours: (texts) => ({
      week: hoursLines(language, texts, weekHours(store.hours)),
      menus: new Map(
        Array.from(menuHours(menus), ([id, { week, isFallback }]) => {
          const days = hoursLines(language, texts, week);
          const lines = days.filter((_day, row) => week[row]?.periods.length !== 0);
          return [id, { lines, isFallback }] as const;
        }),
      ),
    }),
  };
}
