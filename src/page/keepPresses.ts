declare global {
  /** Ends the keeping, and returns what was pressed in the shops of the page, in order. */
  var serveryPresses: (() => readonly HTMLElement[]) | undefined;
}

// A printed page is there before the shop's script. Until then, this small script of its own keeps what is pressed.
const pressed: HTMLElement[] = [];

function keep(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const [inside] = event.composedPath();
  const button = inside instanceof Element ? inside.closest<HTMLElement>("a, button") : null;
  // With a key, the browser opens a link in a new tab.
  if (!button || !(target as Element).shadowRoot || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  pressed.push(button);
  button.setAttribute("data-pressed", "");
}

addEventListener("click", keep);
globalThis.serveryPresses = () => {
  removeEventListener("click", keep);
  return pressed;
};
