import type { ReactNode } from "react";
import { Skeleton } from "../../ui/Skeleton.tsx";

/** The cart beside a menu, which comes later. */
export function CartSkeletonView(): ReactNode {
  return <Skeleton heightPx={200} />;
}
