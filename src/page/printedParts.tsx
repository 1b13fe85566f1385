import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { firstPrice } from "../domain/menu/entryPrice.ts";
import type { FirstCard, FirstMenu, FirstSection } from "../domain/menu/firstMenu.ts";
import { defaultMenuId } from "../domain/menu/servedMenu.ts";
import { instant } from "../domain/time/instant.ts";
import type { PrintedParts } from "../first/FirstScreen.tsx";
import { Pill } from "../ui/Pill.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { kilojoulesText, labelledName } from "../views/menu/labelViews.tsx";
import { SectionView } from "../views/menu/SectionView.tsx";
import { PriceView } from "../views/money/PriceView.tsx";
import { LayoutView, MainView } from "../views/shell/LayoutView.tsx";
import { RootView } from "../views/shell/RootView.tsx";
import { timeWords } from "../views/time/timeWords.ts";
import type { Translate } from "../views/translate.ts";
import type { PrintedShop } from "./printedShop.ts";

/** A dish in words: its photo, its marks and its "+" come with the script. */
function dishView(translate: Translate, { entry, product }: FirstCard): ReactNode {
  const description = translate(product.description);
  const kilojoules = kilojoulesText(product.labels?.kilojoules);
  return (
    <li className="printed-dish">
      <span className="menu-card__name">{labelledName(translate, entry.name, product.labels)}</span>
      {description !== "" && <span className="printed-dish__description">{description}</span>}
      <span className="printed-dish__facts">
        {PriceView({ amount: firstPrice(entry, product) })}
        {kilojoules !== "" && <span>{kilojoules}</span>}
      </span>
    </li>
  );
}

function dishesOf(translate: Translate, { cards }: FirstSection, from = 0): ReactNode {
  return cards.slice(from).map((card) => dishView(translate, card));
}

/** Who can't order here can call. */
export function CallView(translate: Translate, phone: string): ReactNode {
  if (phone === "") return null;
  return (
    <p className="printed-call">
      <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{translate(msg`Call ${phone}`)}</a>
    </p>
  );
}

/** Who waits in vain for the script can call, too: the page's sheet shows it after a while. */
export function LateView(): ReactNode {
  return (
    <div className="servery printed-late">
      <slot />
    </div>
  );
}

/** R112: nothing says whether the store takes orders, and the prices have their date. */
export function printedParts(translate: Translate, { snapshot, language, phone }: PrintedShop): PrintedParts {
  const { store, savedAt } = snapshot;
  const date = timeWords(language, store.zone).date(instant(savedAt));
  return {
    opening: Pill({ children: Skeleton({ width: "7em", heightPx: 12 }) }),
    notice: Skeleton({ heightPx: 46 }),
    facts: <span>{translate(msg`Prices of ${date}`)}</span>,
    call: phone === "" ? null : <noscript>{CallView(translate, phone)}</noscript>,
    dishesOf: (section, from) => dishesOf(translate, section, from),
  };
}

/** The store's other menus, of which the shop shows one when it is served: for those who have no script. */
export function OtherMenus({ menus, language, translateIn }: OtherMenusProps): ReactNode {
  return (
    <noscript>
      <RootView language={language} isMobileForced={false} minHeight="0">
        <LayoutView
          isFullPage
          cover={null}
          header={null}
          main={<MainView isFullPage={false}>{menus.map((menu) => menuView(menu, translateIn(menu)))}</MainView>}
          side={null}
          end={null}
        >
          {null}
        </LayoutView>
      </RootView>
    </noscript>
  );
}

interface OtherMenusProps extends Pick<PrintedShop, "language"> {
  readonly menus: readonly FirstMenu[];
  readonly translateIn: (menu: FirstMenu) => Translate;
}

function menuView({ id, sections }: FirstMenu, translate: Translate): ReactNode {
  return (
    <>
      <h2 className="printed-menu">{id === defaultMenuId ? translate(msg`Main menu`) : id}</h2>
      {sections.map((section) => (
        <SectionView
          key={section.id}
          section={{ ...section, name: translate(section.name), hasHero: false }}
          isSkippable={false}
          guessedPx={0}
          cardsPx={undefined}
        >
          {dishesOf(translate, section)}
        </SectionView>
      ))}
    </>
  );
}
