import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { choicesSuited } from "../../domain/menu/dietary.ts";
import { choicesUnsuited } from "../../domain/menu/dietaryAnswer.ts";
import type { DietaryChoices } from "../../domain/menu/menu.ts";
import { dietaryFilterAtom } from "../../state/dietary/filter.atoms.ts";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";
import { AlertIcon } from "../../ui/icons.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { dietarySigns } from "../../views/dietary/dietarySigns.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import css from "./ProductIntro.css?inline";

registerSheet(css);

interface ProductIntroProps {
  readonly card: MenuCard;
  readonly offered: DietaryChoices;
  /** Shown where no button shows it. */
  readonly hasPrice: boolean;
}

/** The photo, the name and the description. */
export function ProductIntro({ card: { entry, product }, offered, hasPrice }: ProductIntroProps) {
  const { t } = useLingui();
  const diets = choicesSuited(entry.fit, offered);
  const signs = dietarySigns(offered);
  const unsuited = choicesUnsuited(entry.fit, useAtomValue(dietaryFilterAtom), offered);
  return (
    <div className="product-intro">
      <Photo
        className="product-intro__photo"
        src={product.photo}
        largeSrc={product.largePhoto}
        sizes="(max-width: 500px) 100vw, 500px"
        name={entry.name}
        widthPx={640}
        heightPx={480}
        loading="eager"
      />
      <div className="product-intro__text">
        <h2 className="product-intro__name">{entry.name}</h2>
        {hasPrice && (
          <p className="product-intro__price">
            <PriceView amount={entry.price} />
          </p>
        )}
        {product.description && <p className="product-intro__description">{product.description}</p>}
        {diets.length + unsuited.length > 0 && (
          <ul className="product-intro__diets">
            {diets.map(({ name }) => (
              <Pill key={name} as="li" tone="mark" icon={<Sign sign={signs.get(name)} name={name} />}>
                {name}
              </Pill>
            ))}
            {unsuited.map(({ name, answer }) => (
              <Pill key={name} as="li" tone="pending" icon={<AlertIcon />}>
                {answer === "not-stated" ? t`Not stated: ${name}` : t`Doesn't suit: ${name}`}
              </Pill>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** As it stands on the card; a Chinese name is its own sign. */
function Sign({ sign, name }: { readonly sign: string | undefined; readonly name: string }) {
  return sign !== name && <strong aria-hidden="true">{sign}</strong>;
}
