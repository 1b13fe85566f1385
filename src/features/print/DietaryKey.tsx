import { useAtomValue } from "jotai";
import { offeredChoicesAtom } from "../../state/dietary/filter.atoms.ts";
import { dietarySigns } from "../../views/dietary/dietarySigns.ts";

/** Explains the dietary signs. A sign that is the whole name, as in Chinese, needs no explanation. */
export function DietaryKey() {
  const signs = [...dietarySigns(useAtomValue(offeredChoicesAtom))].filter(([name, sign]) => name !== sign);
  if (signs.length === 0) return null;
  return (
    <p className="printed__key">
      {signs.map(([name, sign]) => (
        <span key={name} className="printed__meaning">
          <span className="printed__signs">{sign}</span> {name}
        </span>
      ))}
    </p>
  );
}
