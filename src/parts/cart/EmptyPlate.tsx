/** A plate with nothing on it yet, between a fork and a knife, in the tenant's colours (CartPanel.css). */
export function EmptyPlate() {
  return (
    <svg className="empty-plate" viewBox="0 0 132 88" width={132} height={88} aria-hidden="true" focusable="false">
      <circle className="empty-plate__plate" cx="66" cy="44" r="40" />
      <circle className="empty-plate__rim" cx="66" cy="44" r="27" />
      <path className="empty-plate__line" d="M49 44a17 17 0 0 1 9-15" />
      <path className="empty-plate__line" d="M7 16v13a6 6 0 0 0 12 0V16m-6 0v56" />
      <path className="empty-plate__line" d="M119 72V16c-6 4-8 12-8 20 0 5 2 8 8 8" />
    </svg>
  );
}
