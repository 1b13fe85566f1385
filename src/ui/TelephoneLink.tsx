import { registerSheet } from "./sheets.ts";
import css from "./TelephoneLink.css?inline";

registerSheet(css);

/** A link that dials the number, without its spaces. */
export function TelephoneLink({ phone }: { readonly phone: string }) {
  return (
    <a className="telephone" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
      {phone}
    </a>
  );
}
