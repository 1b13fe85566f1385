import { Trans, useLingui } from "@lingui/react/macro";
import { LiveRegion } from "../../parts/live-region/LiveRegion.tsx";
import { Button } from "../../ui/Button.tsx";

interface PagesProps {
  readonly page: number;
  /** The number of pages known so far: the list is read page by page. */
  readonly count: number;
  readonly onGo: (page: number) => void;
}

/** How many page numbers fit side by side. */
const mostNumbers = 7;

export function Pages({ page, count, onGo }: PagesProps) {
  const { t } = useLingui();
  const first = Math.max(0, Math.min(page - 3, count - mostNumbers));
  const numbers = Array.from({ length: Math.min(mostNumbers, count) }, (_, at) => first + at + 1);
  const named = (number: number) => t`Page ${number}`;
  return (
    <>
      <nav className="pages" aria-label={t`Pages`}>
        <Button variant="quiet" aria-disabled={page === 0} onClick={() => onGo(page - 1)}>
          <Trans>Previous</Trans>
        </Button>
        {numbers.map((number) => (
          <Button
            key={number}
            variant={number === page + 1 ? "secondary" : "quiet"}
            aria-current={number === page + 1 ? "page" : undefined}
            aria-label={named(number)}
            onClick={() => onGo(number - 1)}
          >
            {number}
          </Button>
        ))}
        <Button variant="quiet" aria-disabled={page >= count - 1} onClick={() => onGo(page + 1)}>
          <Trans>Next</Trans>
        </Button>
      </nav>
      <LiveRegion about="pages" className="visually-hidden">
        {named(page + 1)}
      </LiveRegion>
    </>
  );
}
