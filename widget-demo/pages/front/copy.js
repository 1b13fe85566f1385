const shownMs = 2_000;

/** Ends what the copy before has said, so that its time is over at once, and not in the middle of the next one's. */
let endLast = () => {};

/** Copies what the element says, and the button says so. Where a browser refuses, the text is selected. */
export async function copyText(element, button, said) {
  try {
    await navigator.clipboard.writeText(element.textContent);
    tellCopied(button, said);
  } catch {
    getSelection().selectAllChildren(element);
    tell(said, "selected", "Selected. Press Ctrl+C or ⌘C to copy.");
  }
}

/** The address of this page, which keeps what is chosen. */
export async function copyLink(button, said) {
  try {
    await navigator.clipboard.writeText(location.href);
    tellCopied(button, said);
  } catch {
    tell(said, "refused", "Copy the address of this page instead.");
  }
}

function tell(said, outcome, words) {
  endLast();
  said.dataset.outcome = outcome;
  said.textContent = words;
}

function tellCopied(button, said) {
  tell(said, "copied", "Copied.");
  const words = button.textContent;
  button.textContent = "Copied";
  const timer = setTimeout(() => endLast(), shownMs);
  endLast = () => {
    endLast = () => {};
    clearTimeout(timer);
    button.textContent = words;
    said.textContent = "";
  };
}
