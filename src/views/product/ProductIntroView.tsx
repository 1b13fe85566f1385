import type { ReactNode } from "react";
import type { DietaryChoice, DietaryChoices, MenuEntry, Product } from "../../domain/menu/menu.ts";
import { classNames } from "../../ui/classNames.ts";
import type { PhotoProps } from "../../ui/PhotoView.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { dietarySigns } from "../dietary/dietarySigns.ts";
import { labelledName } from "../menu/labelViews.tsx";
import { PriceView } from "../money/PriceView.tsx";
import type { Translate } from "../translate.ts";
import css from "./ProductIntroView.css?inline";

registerSheet(css);

interface ProductIntroViewProps {
  readonly translate: Translate;
  readonly entry: Pick<MenuEntry, "name" | "price">;
  readonly product: Pick<Product, "description" | "labels">;
  /** The energy of a portion, as far as it is known. */
  readonly kilojoules: ReactNode;
  /** Null if there is none: the name then stands at the top, beside the close button. */
  readonly photo: ReactNode;
  readonly offered: DietaryChoices;
  /** The dietary choices that the product suits, with the chosen choices. */
  readonly suited: readonly DietaryChoice[];
  /** Whether to show the price: true if no button shows it. */
  readonly hasPrice: boolean;
  /** The diner's dietary choices that the product doesn't suit. */
  readonly unsuited?: ReactNode;
  /** What the chosen choices take from what the product suits. */
  readonly taken?: ReactNode;
}

/** The photo, the name and the description. */
export function ProductIntroView({ translate, entry, product, suited, ...intro }: ProductIntroViewProps): ReactNode {
  const { description, labels } = product;
  const name = labelledName(translate, entry.name, labels);
  const signs = dietarySigns(intro.offered);
  return (
    <div className={classNames("product-intro", !intro.photo && "product-intro--plain")}>
      {intro.photo}
      <div className="product-intro__text">
        <h2 className="product-intro__name">{typeof name === "string" ? name : <span>{name}</span>}</h2>
        {intro.hasPrice && (
          <p className="product-intro__price">
            <PriceView amount={entry.price} />
          </p>
        )}
        {intro.kilojoules && <p className="product-intro__kilojoules">{intro.kilojoules}</p>}
        {description && <p className="product-intro__description">{translate(description)}</p>}
        {(suited.length > 0 || intro.unsuited) && (
          <ul className="product-intro__diets">
            {suited.map(({ name }) => (
              <Pill key={name} as="li" tone="mark" icon={<Sign sign={signs.get(name)} name={name} />}>
                {name}
              </Pill>
            ))}
            {intro.unsuited}
          </ul>
        )}
        {/* In the page before it says something, for screen readers. */}
        <div aria-live="polite" className="product-intro__taken">
          {intro.taken}
        </div>
      </div>
    </div>
  );
}

/** The props of the product's photo in this place. */
export function introPhoto(
  { photo, largePhoto, photoFocus }: Pick<Product, "photo" | "largePhoto" | "photoFocus">,
  name: string,
): PhotoProps {
  return {
    ...{ src: photo, largeSrc: largePhoto, focus: photoFocus, name },
    className: "product-intro__photo",
    sizes: "(max-width: 500px) 100vw, 500px",
    widthPx: 640,
    heightPx: 480,
    loading: "eager",
  };
}

/** The sign as on the card. A Chinese name is its own sign and isn't repeated. */
function Sign({ sign, name }: { readonly sign: string | undefined; readonly name: string }) {
  return sign !== name && <strong aria-hidden="true">{sign}</strong>;
}
