import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { choicesSuited } from "../../domain/menu/choicesSuited.ts";
import { choicesUnsuited, type UnsuitedChoice, worstFirst } from "../../domain/menu/dietaryAnswer.ts";
import type { DietaryChoices } from "../../domain/menu/menu.ts";
import type { Kilojoules } from "../../domain/menu/selectionKilojoules.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { useDishPlate } from "../../parts/menu-extras/useDishPlate.tsx";
import { dietaryFilterAtom } from "../../state/dietary/filter.atoms.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";
import { AlertIcon } from "../../ui/icons.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { Pill } from "../../ui/Pill.tsx";
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
}

export function ProductIntro({ card, offered, hasPrice, kilojoules, ofChoices }: ProductIntroProps) {
  const { entry, product, category } = card;
  const { t } = useLingui();
  const translate = useTranslate();
  // R77: a display is only read.
  const { isDigitalDisplay } = useAtomValue(settingsAtom);
  const dish = translate(entry.name);
  const plate = useDishPlate(entry.name, category.name);
  const photo = <Photo {...introPhoto(product, dish)} plate={plate} />;
  const unsuited = worstFirst([...choicesUnsuited(entry.fit, useAtomValue(dietaryFilterAtom), offered), ...ofChoices]);
  const suited = choicesSuited(entry.fit, offered).filter(({ name }) => ofChoices.every((each) => each.name !== name));
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
    />
  );
}
