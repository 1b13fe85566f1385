import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { Liquor } from "../../domain/store/store.ts";
import { DateOfBirthFields } from "../../parts/checkout-shell/DateOfBirthFields.tsx";
import { FoldingSection } from "../../parts/checkout-shell/FoldingSection.tsx";
import type { Folding } from "../../parts/checkout-shell/useFolding.ts";
import { useForm } from "../../parts/form/useForm.ts";
import { useStoreText } from "../../parts/language/useStoreText.ts";
import { ageBoxForm, askedAgeAtom } from "../../state/checkout/form/age.atoms.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./AgeSection.css?inline";

registerSheet(css);

interface AgeSectionProps {
  readonly liquor: Liquor;
  /** Its position in the form. */
  readonly part: number;
  readonly folding: Folding;
  readonly disabled: boolean;
}

/** R102: what the law asks where alcohol is in the cart. It never folds: the notice stands above Pay. */
export function AgeSection({ liquor, ...section }: AgeSectionProps) {
  const asked = useAtomValue(askedAgeAtom);
  if (asked === null) return null;
  return (
    <FoldingSection {...section} heading={<Trans>Your age</Trans>} chosen={null}>
      <div data-age>{asked === "date" ? <DateOfBirthFields /> : <AgeBox />}</div>
      <LiquorText liquor={liquor} />
    </FoldingSection>
  );
}

function AgeBox() {
  const { t } = useLingui();
  const { bind } = useForm(ageBoxForm, {
    isAdult: {
      required: t`You must be 18 or older to order alcohol. Please tick the box, or remove the alcohol from your cart.`,
    },
  });
  const { value, ...box } = bind("isAdult");
  return <Checkbox {...box} checked={value} label={<Trans>I am 18 or older</Trans>} />;
}

function LiquorText({ liquor: { licence, notice } }: { readonly liquor: Liquor }) {
  const storeText = useStoreText();
  if (!licence && !notice) return null;
  return (
    <div className="liquor">
      {notice && <p>{storeText(notice)}</p>}
      {licence && (
        <p>
          <Trans>Liquor licence {licence}</Trans>
        </p>
      )}
    </div>
  );
}
