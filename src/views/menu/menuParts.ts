/** How code finds the parts of a drawn menu, whoever has drawn it: a visit, a printed page or the app. */
export const sectionsIn = (place: ParentNode) => [...place.querySelectorAll(".menu-section")];
export const categoryOf = (section: Element | null) => section?.getAttribute("data-category");
export const listIn = (section: Element) => section.querySelector<HTMLElement>(".menu-section__cards");

/** The class of a dish that is drawn for reading only, until its card takes its place. */
export const printedDish = "printed-dish";

/** The class of the place above the dishes that says why a menu can only be read. */
export const readOnlyNotice = "read-only-notice";

/** The attribute of a printed page's own sheet in the shadow root. */
export const sheetMark = "data-printed-sheet";
