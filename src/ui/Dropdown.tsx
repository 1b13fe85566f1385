import {
  type DOMAttributes,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { classNames } from "./classNames.ts";
import css from "./Dropdown.css?inline";
import { DropdownView } from "./DropdownView.tsx";
import { registerSheet } from "./sheets.ts";
import { CheckIcon } from "./signIcons.tsx";
import { useOutsidePress } from "./useOutsidePress.ts";

registerSheet(css);

export interface DropdownItem {
  readonly key: string;
  readonly label: string;
  /** The language of the label, if it differs from the page's. */
  readonly lang?: string;
  readonly current?: boolean;
  /** Makes the item a link; a plain click still only calls `onSelect`. */
  readonly href?: string;
  readonly onSelect: () => void;
}

interface DropdownProps {
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly items: readonly DropdownItem[];
  /** The edge along which the list and the button are aligned. */
  readonly align?: "start" | "end";
}

/** A button that opens a list. Not `role="menu"`: its items are plain buttons that the Tab key also reaches. */
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
        // Prevents Escape from also closing a dialog around it.
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
  const button = {
    ...events,
    ref: buttonRef,
    "aria-expanded": open,
    "aria-controls": open ? listId : undefined,
    onClick: () => setOpen(!open),
  };
  return (
    <DropdownView label={label} icon={icon} rootRef={rootRef} button={button}>
      {open && (
        <ul id={listId} className={classNames("dropdown__list", align === "end" && "dropdown__list--end")}>
          {items.map((item) => (
            <li key={item.key}>
              <DropdownChoice item={item} events={events} onSelect={closeToButton} />
            </li>
          ))}
        </ul>
      )}
    </DropdownView>
  );
}

interface DropdownChoiceProps {
  readonly item: DropdownItem;
  readonly events: Pick<DOMAttributes<HTMLElement>, "onKeyDown" | "onBlur">;
  readonly onSelect: () => void;
}

function DropdownChoice({ item, events, onSelect }: DropdownChoiceProps) {
  const { label, lang, current, href } = item;
  const shared = { ...events, className: "dropdown__item", lang, "aria-current": current || undefined };
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    onSelect();
    item.onSelect();
  };
  const content = (
    <>
      {label}
      {current && <CheckIcon sizePx={16} />}
    </>
  );
  return href === undefined ? (
    <button type="button" {...shared} onClick={choose}>
      {content}
    </button>
  ) : (
    <a href={href} {...shared} onClick={choose}>
      {content}
    </a>
  );
}

/** Up and Down wrap around; Home and End go to the first and last item. */
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
