/** Whether this tab stores the key for any shop of the site. Used before it is known which shop is shown. */
export function holdsAnywhere(key: string): boolean {
  try {
    return Object.keys(sessionStorage).some((each) => each.endsWith(`:${key}`));
  } catch {
    return false;
  }
}
