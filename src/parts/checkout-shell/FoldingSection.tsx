import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./FoldingSection.css?inline";
import type { Folding } from "./useFolding.ts";

registerSheet(css);

interface FoldingSectionProps {
  /** Its position in the form. Without `data-part` while folded, so that the focus on its button doesn't open it. */
  readonly part: number;
  readonly folding: Folding;
  readonly heading: ReactNode;
  readonly hidesHeading?: boolean;
  /** Shown on the heading's line while the section is open, and below its summary until the diner has been there. */
  readonly besideHeading?: ReactNode;
  /** A summary of the choice. Null until the section is complete. */
  readonly chosen: ReactNode;
  /** Folds what was complete before the diner came, such as details that the device stores. */
  readonly foldsUnread?: boolean;
  /** False if there is nothing to change in it. */
  readonly opens?: boolean;
  readonly disabled: boolean;
  readonly children: ReactNode;
}

/** A section that folds to a summary once it is complete and the diner is elsewhere. A button opens it again. */
export function FoldingSection({
  part,
  folding,
  heading,
  hidesHeading = false,
  besideHeading,
  chosen,
  foldsUnread = false,
  opens = true,
  disabled,
  children,
}: FoldingSectionProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const isFolded = chosen !== null && (foldsUnread ? folding.isAway(part) : folding.isPast(part));
  useEffect(() => {
    if (!wasPressed.current || isFolded) return;
    wasPressed.current = false;
    // The fields have replaced the button.
    const find = (control: string) => ref.current?.querySelector<HTMLElement>(control);
    (find("input:not(:disabled), select, textarea") ?? find("button"))?.focus();
  }, [isFolded]);
  const open = () => {
    wasPressed.current = true;
    folding.open(part);
  };
  return (
    <div className="checkout__part" data-part={isFolded ? undefined : part} ref={ref}>
      {isFolded ? (
        <Section heading={<span id={id}>{heading}</span>} hidesHeading>
          <div className="checkout__chosen">
            <p>{chosen}</p>
            {opens && (
              <Button variant="quiet" aria-describedby={id} disabled={disabled} onClick={open}>
                <Trans>Change</Trans>
              </Button>
            )}
          </div>
          {!folding.isPast(part) && besideHeading}
        </Section>
      ) : (
        <Section heading={heading} hidesHeading={hidesHeading} besideHeading={besideHeading}>
          {children}
        </Section>
      )}
    </div>
  );
}

interface SectionProps {
  readonly heading: ReactNode;
  /** Set if a tab or a folded line already says it. The heading stays available to screen readers. */
  readonly hidesHeading: boolean;
  readonly besideHeading?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the checkout's form. */
function Section({ heading, hidesHeading, besideHeading, children }: SectionProps) {
  return (
    <section className="checkout__section">
      <div className={classNames("checkout__section-head", hidesHeading && "visually-hidden")}>
        <h2 className="checkout__section-heading">{heading}</h2>
        {besideHeading}
      </div>
      {children}
    </section>
  );
}
