import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { choicesSuited } from "../../domain/menu/choicesSuited.ts";
import { choicesUnsuited, type UnsuitedChoice, worstFirst } from "../../domain/menu/dietaryAnswer.ts";
import type { DietaryChoices } from "../../domain/menu/menu.ts";
import type { Kilojoules } from "../../domain/menu/selectionKilojoules.ts";
import type { TakenMarks } from "../../domain/menu/takenMarks.ts";
import { useStoreText } from "../../parts/language/useStoreText.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { useDishPlate } from "../../parts/menu-extras/useDishPlate.tsx";
import { dietaryFilterAtom } from "../../state/dietary/filter.atoms.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";
import { AlertIcon } from "../../ui/icons.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { anyMark } from "../../views/dietary/markWords.ts";
import { kilojoulesText } from "../../views/menu/labelViews.tsx";
import { introPhoto, ProductIntroView } from "../../views/product/ProductIntroView.tsx";
import { ZoomablePhoto } from "./PhotoZoom.tsx";

interface ProductIntroProps {
  readonly card: MenuCard;
  readonly offered: DietaryChoices;
  /** Whether to show the price: true if no button shows it. */
  readonly hasPrice: boolean;
  /** With the chosen choices. Null if the dish states none. */
  readonly kilojoules: Kilojoules | null;
  /** What the chosen choices bring. */
  readonly ofChoices: readonly UnsuitedChoice[];
  /** What the chosen choices take from the dish's marks. */
  readonly taken: readonly TakenMarks[];
}

export function ProductIntro({ card, offered, hasPrice, kilojoules, ofChoices, taken }: ProductIntroProps) {
  const { entry, product, category } = card;
  const { t } = useLingui();
  const translate = useTranslate();
  // R77: a display is only read.
  const { isDigitalDisplay } = useAtomValue(settingsAtom);
  const dish = translate(entry.name);
  const plate = useDishPlate(entry.name, category.name);
  const photo = <Photo {...introPhoto(product, dish)} plate={plate} />;
  const unsuited = worstFirst([...choicesUnsuited(entry.fit, useAtomValue(dietaryFilterAtom), offered), ...ofChoices]);
  const gone = [...ofChoices.map(({ name }) => name), ...taken.flatMap(({ marks }) => marks)];
  const suited = choicesSuited(entry.fit, offered).filter(({ name }) => !gone.includes(name));
  const sentences = useTakenWords()(taken, unsuited);
  const energy = kilojoulesText(kilojoules?.amount);
  return (
    <ProductIntroView
      translate={translate}
      entry={entry}
      product={product}
      kilojoules={kilojoules?.isWhole === false ? t`at least ${energy}` : energy}
      photo={
        product.photo &&
        (isDigitalDisplay ? (
          photo
        ) : (
          <ZoomablePhoto product={product} name={dish}>
            {photo}
          </ZoomablePhoto>
        ))
      }
      offered={offered}
      suited={suited}
      hasPrice={hasPrice}
      unsuited={
        unsuited.length > 0 &&
        unsuited.map(({ name, answer }) => (
          <Pill key={name} as="li" tone="pending" icon={<AlertIcon />}>
            {answer === "not-stated" ? t`Not stated: ${name}` : t`Doesn't suit: ${name}`}
          </Pill>
        ))
      }
      taken={sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
    />
  );
}

/** Sentences that stand for the marks that are gone. What the diner asked for is told beside the marks. */
function useTakenWords() {
  const { t, i18n } = useLingui();
  const storeText = useStoreText();
  return (taken: readonly TakenMarks[], told: readonly UnsuitedChoice[]): readonly string[] =>
    taken.flatMap(({ answer, marks: all, by }) => {
      const left = all.filter((mark) => told.every(({ name }) => name !== mark));
      if (left.length === 0) return [];
      const marks = anyMark(left, i18n.locale);
      const names = by.map(({ modifier, group }) => storeText(modifier.name, group.name));
      const choices = new Intl.ListFormat(i18n.locale).format(new Set(names));
      return answer === "unsuited"
        ? t`With ${choices} this isn't ${marks}.`
        : t`The menu doesn't say if this is ${marks} with ${choices}.`;
    });
}
