import type { ReactNode } from "react";

/** In the brand's own colours, as its rules ask. Both can be told on a light and on a dark button. */
function Mark({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="sign-in__mark" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export function GoogleMark() {
  return (
    <Mark>
      <g fill="none" strokeWidth="3.6">
        <path stroke="#ea4335" d="M16 4.7A8 8 0 0 0 3 6.1" />
        <path stroke="#fbbc05" d="M3 6.1a8 8 0 0 0 0 7.8" />
        <path stroke="#34a853" d="M3 13.9a8 8 0 0 0 12.2 2.2" />
        <path stroke="#4285f4" d="M15.2 16.1a8 8 0 0 0 2.7-6.1H10" />
      </g>
    </Mark>
  );
}

export function FacebookMark() {
  return (
    <Mark>
      <circle cx="10" cy="10" r="10" fill="#1877f2" />
      <path
        fill="#fff"
        d="M11.3 20v-7.3h2.5l.5-3h-3V7.8c0-.9.4-1.6 1.7-1.6h1.4V3.6c-.7-.1-1.4-.2-2.1-.2-2.4 0-4 1.5-4 4.1v2.2H5.7v3h2.6V20z"
      />
    </Mark>
  );
}
