/** Takes the diner to the first group that still misses something: to what can be picked there, else to the group. */
export function focusFirstUnmet(form: HTMLElement): void {
  const unmet = form.querySelector<HTMLElement>("[data-unmet]");
  const target = unmet?.querySelector<HTMLElement>("input:not(:checked, :disabled)") ?? unmet;
  target?.focus({ preventScroll: true });
  unmet?.scrollIntoView({ block: "nearest" });
  // Of a group that is taller than the dialog, what it asks for.
  unmet?.querySelector("h3")?.scrollIntoView({ block: "nearest" });
}
