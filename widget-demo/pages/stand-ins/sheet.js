// The sheet of the wallets' stand-ins: a dialog with the buttons Approve, Cancel and Fail.
globalThis.standInSheet = (wallet, amount) => {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", wallet);
  dialog.style.cssText =
    "font: 16px/1.5 system-ui, sans-serif; border: 0; border-radius: 12px; padding: 20px; max-width: 320px";
  const line = document.createElement("p");
  line.textContent = `${wallet}: $${amount}`;
  dialog.append(line);
  const answer = new Promise((resolve) => {
    for (const word of ["Approve", "Cancel", "Fail"]) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = word;
      button.style.cssText = "font: inherit; min-height: 44px; margin-right: 8px; padding: 8px 12px";
      button.addEventListener("click", () => resolve(word));
      dialog.append(button);
    }
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      resolve("Cancel");
    });
  });
  document.body.append(dialog);
  dialog.showModal();
  return {
    answer,
    /** Disables the buttons after an answer, while its result is pending. */
    waits() {
      for (const button of dialog.querySelectorAll("button")) button.disabled = true;
    },
    close: () => dialog.remove(),
  };
};
