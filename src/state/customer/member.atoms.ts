import { atom } from "jotai";
import type { Member } from "../../domain/customer/member.ts";

/** Null: a guest. Signing in sets it. */
export const memberAtom = atom<Member | null>(null);
