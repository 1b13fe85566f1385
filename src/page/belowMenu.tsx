import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { FirstMenu } from "../domain/menu/firstMenu.ts";
import { SectionView } from "../views/menu/SectionView.tsx";
import { LayoutView, MainView } from "../views/shell/LayoutView.tsx";
import { ownNames } from "../views/shell/languageButton.tsx";
import { RootView } from "../views/shell/RootView.tsx";
import type { HoursLine } from "../views/time/weekWords.ts";
import type { Translate } from "../views/translate.ts";
import { CallView, dishesOf } from "./printedParts.tsx";
import type { PrintedAbout, PrintedMenuHours, PrintedShop } from "./printedShop.ts";

interface Below {
  /** What tells the drawn menu from the others. Null if there are none. */
  readonly title: ReactNode;
  /** The rest of the page. */
  readonly below: ReactNode;
}

/**
 * For those who have no script: the page in other languages, the store's other menus, each of which the shop shows when
 * it is served, and what the shop tells on its pages About and Contact.
 */
export function belowMenu(
  { snapshot, language, translations, about }: PrintedShop,
  drawn: FirstMenu,
  translateIn: (menu: FirstMenu) => Translate,
): Below {
  const translate = translateIn(drawn);
  const hours = about.hours({ closed: translate(msg`Closed`), roundTheClock: translate(msg`Open 24 hours`) });
  const others = snapshot.menus.filter((menu) => menu !== drawn && menu.sections[0] && hours.menus.has(menu.id));
  const title = ({ id }: FirstMenu) => menuTitle(translate, hours.menus.get(id));
  const main = (
    <MainView isFullPage={false}>
      {Array.from(translations, ([each, href]) => (
        <p key={each} className="printed-language">
          <a href={href} hrefLang={each} lang={each}>
            {ownNames[each]}
          </a>
        </p>
      ))}
      {others.map((menu) => [title(menu), sectionsOf(menu, translateIn(menu))])}
      {aboutView(translate, about, hours.week)}
    </MainView>
  );
  return {
    title: others.length > 0 ? title(drawn) : null,
    below: (
      <noscript>
        <RootView language={language} isMobileForced={false} minHeight="0">
          <LayoutView isFullPage cover={null} header={null} main={main} side={null} end={null}>
            {null}
          </LayoutView>
        </RootView>
      </noscript>
    ),
  };
}

/** A menu has no name, so its times are its title. */
function menuTitle(translate: Translate, hours: PrintedMenuHours | undefined): ReactNode {
  return <h2 className="printed-menu">{translate(menuWords(hours))}</h2>;
}

function menuWords(hours: PrintedMenuHours | undefined): MessageDescriptor {
  const times = hours?.lines.map((line) => [line.days, line.times].filter(Boolean).join(" ")).join("; ");
  if (!times) return msg`Main menu, served when no other is`;
  return hours?.isFallback ? msg`Menu served ${times}, and when no other is` : msg`Menu served ${times}`;
}

function sectionsOf({ sections }: FirstMenu, translate: Translate): ReactNode {
  return sections.map((section) => (
    <SectionView
      key={section.id}
      section={{ ...section, name: translate(section.name), hasHero: false }}
      isSkippable={false}
      guessedPx={0}
      cardsPx={undefined}
    >
      {dishesOf(translate, { ...section, hasHero: false })}
    </SectionView>
  ));
}

function aboutView(translate: Translate, about: PrintedAbout, week: readonly HoursLine[]): ReactNode {
  return (
    <section className="printed-about">
      <h2 className="menu-section__title">{about.name}</h2>
      {about.address !== "" && (
        <address>
          {about.address}
          <a href={about.map}>{translate(msg`Open in Maps`)}</a>
        </address>
      )}
      {CallView(translate, about)}
      {week.length > 0 && (
        <>
          <h3 className="printed-about__heading">{translate(msg`Opening hours`)}</h3>
          <dl className="printed-hours">
            {week.map(({ days, times }) => (
              <div key={days}>
                <dt>{days || translate(msg`Every day`)}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
