import { atom } from "jotai";
import type { Member } from "../../domain/customer/member.ts";

/** Null: a guest. Nobody can sign in yet, so nothing sets it. */
export const memberAtom = atom<Member | null>(null);
