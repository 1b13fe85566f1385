import type { FirstMenu, FirstSection } from "../../domain/menu/firstMenu.ts";
import { drawInto, type Photos } from "../../views/drawInto.ts";
import { CardView } from "../../views/menu/CardView.tsx";
import { cardsHeightPx, columnsAt, descriptionRoom } from "../../views/menu/menuGrid.ts";
import { categoryOf, listIn, printedDish, sectionsIn } from "../../views/menu/menuParts.ts";
import { SectionView } from "../../views/menu/SectionView.tsx";
import type { Translate } from "../../views/translate.ts";

/**
 * Draws the dishes that the first screen has left to the app. Not with React: they are a part of the drawing, and the app
 * takes them over like those of a printed page, which has all of its dishes.
 */
export function drawDishes(drawn: Element, { sections }: FirstMenu, translate: Translate): void {
  const below = drawn.querySelector<HTMLElement>(".menu-growing");
  if (!below || sections.every(({ cards }) => cards.length === 0)) return;
  const photos: Photos = [];
  const lists = new Map(sectionsIn(drawn).map((section) => [categoryOf(section), listIn(section)]));
  const dishes = dishesFor(translate, descriptionRoom(below.clientWidth));
  for (const section of sections) {
    const list = lists.get(section.id);
    if (list) drawInto(list, dishes(section, list.children.length), photos);
    else if (section.cards.length > 0) {
      const whole = SectionView({
        section: { ...section, name: translate(section.name) },
        isSkippable: true,
        guessedPx: cardsHeightPx(section, columnsAt(below.clientWidth)),
        cardsPx: undefined,
        children: dishes(section, 0),
      });
      drawInto(below, whole, photos);
    }
  }
  // Every dish that is known is there, so no place is kept for more.
  below.style.height = "auto";
  for (const list of lists.values()) if (list) list.style.minHeight = "auto";
  for (const show of photos) show();
}

function dishesFor(translate: Translate, room: number) {
  return ({ cards, style, hasHero }: FirstSection, from: number) =>
    cards.slice(from).map((card, at) => (
      <li key={card.entry.id} className={printedDish}>
        <CardView
          {...card}
          {...{ translate, room, style }}
          hasPlus
          isFirst={false}
          isHero={hasHero && from + at === 0}
        />
      </li>
    ));
}
