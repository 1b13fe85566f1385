/** Dials what is written, without the spaces that make it readable. */
export function TelephoneLink({ phone }: { readonly phone: string }) {
  return <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>;
}
