import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import type { HeaderLook } from "../shell/headerLook.ts";
import { ChoiceSkeleton, storeHeaderClass } from "../store/StoreHeaderView.tsx";
import type { Translate } from "../translate.ts";

const cards = [1, 2, 3, 4, 5, 6];
const categories = [88, 64, 72, 56, 80];

function HeaderSkeleton({ look }: { readonly look: HeaderLook }): ReactNode {
  return (
    <div className={storeHeaderClass(look)}>
      <div className="store-header__name">
        <Skeleton width="min(60%, 420px)" heightPx={26} />
      </div>
      <div className="store-header__facts">
        <Skeleton width={150} heightPx={24} round />
        <Skeleton width={110} heightPx={16} />
      </div>
      <div className="store-header__receiving">
        <ChoiceSkeleton />
      </div>
    </div>
  );
}

interface MenuSkeletonViewProps {
  readonly translate: Translate;
  readonly look: HeaderLook;
}

/** Placeholders for a store and its menu, in their final shapes. */
export function MenuSkeletonView({ translate, look }: MenuSkeletonViewProps): ReactNode {
  return (
    <>
      <HeaderSkeleton look={look} />
      <p role="status">
        <VisuallyHidden>{translate(msg`Loading the menu…`)}</VisuallyHidden>
      </p>
      <div className="menu-view">
        <div className="menu-bar" aria-hidden="true">
          <div className="menu-bar__search">
            <Skeleton heightPx={44} round />
          </div>
          <div className="menu-bar__strip">
            {categories.map((width) => (
              <Skeleton key={width} width={width} heightPx={44} round />
            ))}
          </div>
        </div>
        <div className="menu-section menu-growing" aria-hidden="true">
          <div className="menu-section__title">
            <Skeleton width={140} heightPx={26} />
          </div>
          <div className="menu-section__cards">
            {cards.map((card) => (
              <div key={card}>
                <CardSkeleton />
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function CardSkeleton(): ReactNode {
  return (
    <div className="menu-card menu-card--beside">
      <div className="menu-card__text">
        <Skeleton width="70%" heightPx={18} />
        <Skeleton width="95%" heightPx={14} />
        <Skeleton width="60%" heightPx={14} />
        <div className="menu-card__facts">
          <Skeleton width={56} heightPx={18} />
        </div>
      </div>
      <span className="menu-card__photo skeleton" style={{ aspectRatio: "8 / 7" }} />
    </div>
  );
}
