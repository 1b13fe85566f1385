import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { classNames } from "./classNames.ts";
import css from "./Dropdown.css?inline";
import { CheckIcon, ChevronDownIcon } from "./icons.tsx";
import { registerSheet } from "./sheets.ts";
import { useOutsidePress } from "./useOutsidePress.ts";

registerSheet(css);

export interface DropdownItem {
  readonly key: string;
  readonly label: string;
  /** The language of the label, where it is another than the page's. */
  readonly lang?: string;
  readonly current?: boolean;
  readonly onSelect: () => void;
}

interface DropdownProps {
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly items: readonly DropdownItem[];
  /** Which edge of the list lies under the same edge of the button. */
  readonly align?: "start" | "end";
}

/** A button that discloses a list. Not role="menu": its items are plain buttons that the Tab key reaches too. */
export function Dropdown({ label, icon, items, align = "start" }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useOutsidePress(rootRef, open, () => setOpen(false));

  const closeToButton = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };
  const events = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === "Escape" && open) {
        // Else a dialog around it would close as well.
        event.preventDefault();
        closeToButton();
      } else if (event.key === "ArrowDown" && !open) {
        event.preventDefault();
        setOpen(true);
      } else if (open) {
        moveFocus(event, rootRef.current);
      }
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget && !rootRef.current?.contains(event.relatedTarget)) setOpen(false);
    },
  };
  return (
    <div className="dropdown" ref={rootRef}>
      <button
        type="button"
        {...events}
        ref={buttonRef}
        className="dropdown__button"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        {icon}
        <span>{label}</span>
        <span className="dropdown__chevron">
          <ChevronDownIcon sizePx={16} />
        </span>
      </button>
      {open && (
        <ul id={listId} className={classNames("dropdown__list", align === "end" && "dropdown__list--end")}>
          {items.map((item) => (
            <li key={item.key}>
              <DropdownButton item={item} events={events} onSelect={closeToButton} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface DropdownButtonProps {
  readonly item: DropdownItem;
  readonly events: Pick<ComponentProps<"button">, "onKeyDown" | "onBlur">;
  readonly onSelect: () => void;
}

function DropdownButton({ item, events, onSelect }: DropdownButtonProps) {
  return (
    <button
      type="button"
      {...events}
      className="dropdown__item"
      lang={item.lang}
      aria-current={item.current || undefined}
      onClick={() => {
        onSelect();
        item.onSelect();
      }}
    >
      {item.label}
      {item.current && <CheckIcon sizePx={16} />}
    </button>
  );
}

/** Up and down go round; Home and End go to the ends. */
function moveFocus(event: KeyboardEvent<HTMLElement>, root: HTMLElement | null): void {
  if (!root) return;
  const items = [...root.querySelectorAll<HTMLElement>(".dropdown__item")];
  const at = items.indexOf(event.currentTarget);
  const steps: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}
