import type { ReactNode } from "react";
import { Skeleton } from "../../ui/Skeleton.tsx";

/** Placeholder for the cart beside a menu, which loads later. */
export function CartSkeletonView(): ReactNode {
  return <Skeleton heightPx={200} />;
}
