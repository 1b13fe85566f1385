import { type Account, waysInto } from "./accounts.ts";

export type Answer = Readonly<Record<string, unknown>>;

export function identityOf({ uid, email, displayName }: Account): Answer {
  return { localId: uid, email, displayName };
}

export function profileOf(account: Account): Answer {
  const { email, displayName, photoUrl } = account;
  const named = { ...(displayName ? { displayName } : {}), ...(photoUrl ? { photoUrl } : {}) };
  return {
    localId: account.uid,
    email,
    emailVerified: false,
    ...named,
    providerUserInfo: waysInto(account).map((providerId) => {
      const rawId = account.identities.find((each) => each.providerId === providerId)?.rawId ?? email;
      return { providerId, federatedId: rawId, rawId, email, ...named };
    }),
    // The SDK takes an account with neither for an anonymous one. The real service also sends a placeholder.
    ...(account.password === null ? {} : { passwordHash: "UkVEQUNURUQ=" }),
    validSince: String(account.validSinceS),
    createdAt: String(account.createdAtMs),
    lastLoginAt: String(account.lastLoginAtMs),
  };
}
