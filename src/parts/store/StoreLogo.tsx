import { useState } from "react";
import type { Store } from "../../domain/store/store.ts";

/** One that fails to load is left out (spec). */
export function StoreLogo({ store: { logo } }: { readonly store: Store }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (logo === null || logo === failed) return null;
  return <img className="store-logo" src={logo} alt="" width={40} height={40} onError={() => setFailed(logo)} />;
}
