/** Focuses the first group that is incomplete: an option that can still be picked, otherwise the group. */
export function focusFirstUnmet(form: HTMLElement): void {
  const unmet = form.querySelector<HTMLElement>("[data-unmet]");
  const target = unmet?.querySelector<HTMLElement>("input:not(:checked, :disabled)") ?? unmet;
  target?.focus({ preventScroll: true });
  unmet?.scrollIntoView({ block: "nearest" });
  // If a group is taller than the dialog, shows its heading.
  unmet?.querySelector("h3")?.scrollIntoView({ block: "nearest" });
}
