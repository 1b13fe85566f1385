declare global {
  /** Ends the keeping, and returns what was pressed in the shops of the page, in order. */
  var serveryPresses: (() => readonly HTMLElement[]) | undefined;
}

// A printed page is there before the shop's script. Until then, this small script of its own keeps what is pressed.
const pressed: HTMLElement[] = [];

function keep(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const [inside] = event.composedPath();
  // The button of a home page needs no script.
  const button = inside instanceof Element ? inside.closest<HTMLElement>("a, button:not([type=submit])") : null;
  // With a key, the browser opens a link in a new tab.
  if (!button || !(target as Element).shadowRoot || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  pressed.push(button);
  button.setAttribute("data-pressed", "");
}

/** R76: whoever has left the home page in this session sees the menu. */
function closeLeftHomes(): void {
  for (const { shadowRoot } of document.querySelectorAll("servery-storefront")) {
    const home = shadowRoot?.querySelector<HTMLDialogElement>("dialog[data-welcomed]");
    if (home && isStored(home.dataset["welcomed"] ?? "")) home.close();
  }
}

function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

// Before the shop's script, which runs when all of the page has been read.
if (document.readyState === "loading") document.addEventListener("readystatechange", closeLeftHomes, { once: true });
else closeLeftHomes();
addEventListener("click", keep);
globalThis.serveryPresses = () => {
  removeEventListener("click", keep);
  return pressed;
};
