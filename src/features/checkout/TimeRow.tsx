import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { modeRules } from "../../domain/fulfilment/orderMode.ts";
import { modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { ClockIcon } from "../../ui/lazyIcons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useWhenWords } from "./ChosenWords.tsx";
import { ClockNotice, TimeChoice } from "./TimeChoice.tsx";

interface TimeRowProps extends ComponentProps<typeof TimeChoice> {
  /** Whether the diner came back to change something here. */
  readonly isOpenAtFirst: boolean;
}

/** On a phone, the time is one row until the diner wants another. Most take the first that is offered. */
export function TimeRow({ isOpenAtFirst, ...choice }: TimeRowProps) {
  const isPhone = useAtomValue(layoutAtom) === "mobile";
  const mode = useAtomValue(modeAtom);
  const when = useWhenWords(mode, choice.store.zone);
  const ref = useRef<HTMLDivElement>(null);
  const [wasPressed, setPressed] = useState(false);
  // The fields have replaced the button.
  useEffect(() => {
    if (wasPressed) ref.current?.querySelector<HTMLElement>("select")?.focus();
  }, [wasPressed]);
  const isRow = isPhone && modeRules[mode].times !== null && !isOpenAtFirst && !wasPressed && !choice.error;
  if (!isRow) {
    return (
      <div ref={ref}>
        <TimeChoice {...choice} />
      </div>
    );
  }
  return (
    when && (
      <>
        <ClockNotice />
        <div className="time-row">
          <ClockIcon />
          <p className="time-row__when">{when}</p>
          <Button variant="quiet" disabled={choice.disabled} onClick={() => setPressed(true)}>
            <Trans>
              Change <VisuallyHidden>the time</VisuallyHidden>
            </Trans>
          </Button>
        </div>
      </>
    )
  );
}
