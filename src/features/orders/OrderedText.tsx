import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { orderedPhotos } from "../../domain/order/orderedPhotos.ts";
import type { PastOrder } from "../../domain/order/pastOrder.ts";
import { useStoreText } from "../../parts/language/useStoreText.ts";
import { menuAtom } from "../../state/menu/menu.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { Photo } from "../../ui/Photo.tsx";

/** As many as fit side by side on a phone. */
const mostPhotos = 3;

/** The names of the order's products, in a line or two. No line ends between a number and its dish. */
export function OrderedText({ order: { items } }: { readonly order: PastOrder }) {
  const storeText = useStoreText();
  const dishes = items
    .filter(({ name }) => name !== "")
    .map(({ name, quantity }) => `${quantity}\u00a0×\u00a0${storeText(name)}`);
  return dishes.length > 0 && <p className="past-order__dishes">{dishes.join(", ")}</p>;
}

/** From the menu that the shop has read anyway: an order of another store has no photos. */
export function OrderedPhotos({ order: { items, storeId } }: { readonly order: PastOrder }) {
  const menu = useAtomValue(menuAtom);
  const storeText = useStoreText();
  const isHere = useAtomValue(shownStoreAtom)?.id === storeId;
  const photos = useMemo(() => (menu && isHere ? orderedPhotos(items, menu, mostPhotos) : []), [items, menu, isHere]);
  if (photos.length === 0) return null;
  return (
    <p className="past-order__photos" aria-hidden="true">
      {photos.map(({ productId, name, photo, photoFocus }) => (
        <Photo key={productId} src={photo} focus={photoFocus} name={storeText(name)} widthPx={88} heightPx={66} />
      ))}
    </p>
  );
}
