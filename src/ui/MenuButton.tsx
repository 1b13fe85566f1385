import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { ChevronDownIcon } from "./icons.tsx";
import css from "./MenuButton.css?inline";
import { registerSheet } from "./sheets.ts";
import { useOutsidePress } from "./useOutsidePress.ts";

registerSheet(css);

/** The props that make a link or a button an item of the menu. */
export const menuItem = { role: "menuitem", tabIndex: -1, className: "dropdown__item" } as const;

interface MenuButtonProps {
  readonly label: ReactNode;
  readonly icon: ReactNode;
  /**
   * If set, a press opens a dialog instead of the menu. The button element stays the same and keeps the focus when this
   * changes.
   */
  readonly onAsk: (() => void) | null;
  readonly children: ReactNode;
}

/**
 * A button with a menu of actions: `role="menu"`, with the focus inside while it is open. To choose a value, use
 * `Dropdown`, whose styles this component shares.
 */
export function MenuButton({ label, icon, onAsk, children }: MenuButtonProps) {
  const [wantsMenu, setOpen] = useState(false);
  const isOpen = wantsMenu && !onAsk;
  const menuId = useId();
  const buttonId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useOutsidePress(rootRef, isOpen, () => setOpen(false));
  useEffect(() => {
    if (isOpen) rootRef.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [isOpen]);
  const closeToButton = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };
  const moveInMenu = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Tab") setOpen(false);
    else if (event.key === "Escape") {
      event.preventDefault();
      closeToButton();
    } else moveFocus(event);
  };
  return (
    <div className="dropdown" ref={rootRef}>
      <button
        type="button"
        ref={buttonRef}
        id={buttonId}
        className="dropdown__button"
        aria-haspopup={onAsk ? "dialog" : "menu"}
        aria-expanded={onAsk ? undefined : isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={onAsk ?? (() => setOpen(!isOpen))}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || onAsk) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {icon}
        <span>{label}</span>
        {!onAsk && (
          <span className="dropdown__chevron">
            <ChevronDownIcon sizePx={16} />
          </span>
        )}
      </button>
      {isOpen && (
        <div
          id={menuId}
          role="menu"
          aria-labelledby={buttonId}
          tabIndex={-1}
          className="dropdown__list dropdown__list--end"
          onKeyDown={moveInMenu}
          onClick={closeToButton}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** Up and Down wrap around; Home and End go to the first and last item. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.indexOf(event.target as HTMLElement);
  const steps: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}
