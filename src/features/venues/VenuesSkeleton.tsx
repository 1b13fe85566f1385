import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";

interface VenuesSkeletonProps {
  readonly heading: ReactNode;
  readonly lead: ReactNode;
}

/**
 * A placeholder in the shape of the list, until both the venues and the picture have loaded: otherwise one would push
 * the other away.
 */
export function VenuesSkeleton({ heading, lead }: VenuesSkeletonProps) {
  const { t } = useLingui();
  const { isFullPage } = useAtomValue(settingsAtom);
  return (
    <div className="venues">
      {isFullPage && (
        <span className="venues__head">
          <Skeleton heightPx={360} />
        </span>
      )}
      <div className="venues__heading">
        <h1 className="venues__title">{heading}</h1>
        {lead}
      </div>
      <div className="venues__list" role="status" aria-label={t`Loading`}>
        {["first", "second", "third", "fourth"].map((key) => (
          <div key={key} className="venues__item">
            <div className="venue">
              <span className="venue__photo venue__photo--awaited">
                <Skeleton heightPx={360} />
              </span>
              <span className="venue__text">
                <Skeleton width="70%" heightPx={22} />
                <Skeleton width="90%" heightPx={18} />
                <Skeleton width="45%" heightPx={26} />
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
