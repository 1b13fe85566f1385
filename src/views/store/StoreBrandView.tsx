import type { MouseEvent, ReactNode } from "react";
import type { LinkProps } from "../../ui/linkProps.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./StoreBrandView.css?inline";

registerSheet(css);

interface StoreBrandViewProps {
  /** Null until it has loaded. */
  readonly name: string | null;
  readonly logo: ReactNode;
  readonly link: LinkProps & { readonly onClick?: (event: MouseEvent) => void };
}

/** The store's logo and name as a link. */
export function StoreBrandView({ name, logo, link }: StoreBrandViewProps): ReactNode {
  if (name === null) return <Skeleton width={140} heightPx={24} />;
  return (
    <a className="store-brand" {...link}>
      {logo}
      <span className="store-brand__name">{name}</span>
    </a>
  );
}
