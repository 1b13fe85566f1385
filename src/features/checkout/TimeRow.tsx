import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { modeRules } from "../../domain/fulfilment/orderMode.ts";
import { modeParts } from "../../parts/mode/modeParts.ts";
import { modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { ClockIcon } from "../../ui/lazyIcons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useWhenWords } from "./ChosenWords.tsx";
import { ClockNotice, TimeChoice } from "./TimeChoice.tsx";

interface TimeRowProps extends ComponentProps<typeof TimeChoice> {
  /** Whether the diner came back to change something here. */
  readonly isOpenAtFirst: boolean;
}

/** The time is one row until the diner wants another. Most take the first that is offered. */
export function TimeRow({ isOpenAtFirst, ...choice }: TimeRowProps) {
  const mode = useAtomValue(modeAtom);
  const { BelowTime } = modeParts[mode];
  const when = useWhenWords(mode, choice.store.zone);
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const wasPressed = useRef(false);
  // The fields have replaced the button.
  useEffect(() => {
    if (isOpen && wasPressed.current) ref.current?.querySelector<HTMLElement>("select")?.focus();
  }, [isOpen]);
  const open = () => {
    wasPressed.current = true;
    setOpen(true);
  };
  // It stays open once the diner has chosen again.
  if (choice.error && !isOpen) setOpen(true);
  if (isOpen || modeRules[mode].times === null) {
    return (
      <div className="time-fields" ref={ref}>
        <TimeChoice {...choice} />
        {BelowTime && <BelowTime />}
      </div>
    );
  }
  return (
    when && (
      <>
        <ClockNotice />
        <div className="time-row">
          <ClockIcon />
          <div className="time-row__about">
            <p className="time-row__when">{when}</p>
            {BelowTime && <BelowTime />}
          </div>
          <Button variant="quiet" disabled={choice.disabled} onClick={open}>
            <Trans>
              Change <VisuallyHidden>the time</VisuallyHidden>
            </Trans>
          </Button>
        </div>
      </>
    )
  );
}
