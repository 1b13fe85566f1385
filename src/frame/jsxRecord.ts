/** What compiled JSX calls in the frame's script: makes the records that `views/drawInto.ts` draws. */
export function jsx(type: unknown, props: object) {
  return { $$typeof: Symbol.for("react.transitional.element"), type, props };
}

export const jsxs = jsx;
export const Fragment = Symbol.for("react.fragment");
