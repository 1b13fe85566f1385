const shownMs = 2_000;

/** Copies what the element says, and the button says so. Where a browser refuses, the text is selected. */
export async function copyText(element, button, said) {
  try {
    await navigator.clipboard.writeText(element.textContent);
    tellCopied(button, said);
  } catch {
    getSelection().selectAllChildren(element);
    said.dataset.outcome = "selected";
    said.textContent = "Selected. Press Ctrl+C or ⌘C to copy.";
  }
}

/** The address of this page, which keeps what is chosen. */
export async function copyLink(button, said) {
  try {
    await navigator.clipboard.writeText(location.href);
    tellCopied(button, said);
  } catch {
    said.dataset.outcome = "refused";
    said.textContent = "Copy the address of this page instead.";
  }
}

function tellCopied(button, said) {
  said.dataset.outcome = "copied";
  said.textContent = "Copied.";
  button.dataset.words ??= button.textContent;
  button.textContent = "Copied";
  setTimeout(() => {
    button.textContent = button.dataset.words;
    said.textContent = "";
  }, shownMs);
}
