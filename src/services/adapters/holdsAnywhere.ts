/** Whether this tab keeps it for any shop of the site: asked before it is known which one is shown. */
export function holdsAnywhere(key: string): boolean {
  try {
    return Object.keys(sessionStorage).some((each) => each.endsWith(`:${key}`));
  } catch {
    return false;
  }
}
