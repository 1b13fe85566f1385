import { choicesSuited } from "../../domain/menu/dietary.ts";
import type { DietaryChoices } from "../../domain/menu/menu.ts";
import { Price } from "../../parts/money/Price.tsx";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";
import { Photo } from "../../ui/Photo.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { registerSheet } from "../../ui/sheets.ts";
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
  const diets = choicesSuited(entry.fit, offered);
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
            <Price amount={entry.price} />
          </p>
        )}
        {product.description && <p className="product-intro__description">{product.description}</p>}
        {diets.length > 0 && (
          <ul className="product-intro__diets">
            {diets.map(({ name }) => (
              <Pill key={name} as="li" tone="mark">
                {name}
              </Pill>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
