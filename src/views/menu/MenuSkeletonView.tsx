import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { LayoutKind } from "../../domain/host/layout.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import type { Translate } from "../translate.ts";

const cards = [1, 2, 3, 4, 5, 6];
const categories = [88, 64, 72, 56, 80];

function HeaderSkeleton(): ReactNode {
  return (
    <div className="store-header">
      <div className="store-header__title">
        <Skeleton width="min(60%, 420px)" heightPx={36} />
      </div>
      <div className="store-header__facts">
        <Skeleton width={150} heightPx={24} round />
        <Skeleton width={110} heightPx={16} />
      </div>
    </div>
  );
}

interface MenuSkeletonViewProps {
  readonly translate: Translate;
  readonly layout: LayoutKind;
}

/** Placeholders for a store and its menu, in their final shapes. */
export function MenuSkeletonView({ translate, layout }: MenuSkeletonViewProps): ReactNode {
  return (
    <>
      <HeaderSkeleton />
      <p role="status">
        <VisuallyHidden>{translate(msg`Loading the menu…`)}</VisuallyHidden>
      </p>
      <div className={`menu-bar menu-bar--${layout}`} aria-hidden="true">
        <div className="menu-bar__search">
          <Skeleton heightPx={44} round />
        </div>
        <div className="category-menu">
          <div className="category-menu__list category-menu__list--strip">
            {categories.map((width) => (
              <Skeleton key={width} width={width} heightPx={44} round />
            ))}
          </div>
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
      <span className="menu-card__photo skeleton" />
    </div>
  );
}
