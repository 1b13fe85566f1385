import { useAtomValue } from "jotai";
import { type AfterOrderProps, memberPromptPartAtom } from "../../parts/member-prompt/memberPromptPart.atoms.ts";

/** Where a guest reads what came of becoming a member (R67), or is asked (R97). */
export function MemberSlot({ asks }: AfterOrderProps) {
  const part = useAtomValue(memberPromptPartAtom);
  return part && <part.AfterOrder asks={asks} />;
}
