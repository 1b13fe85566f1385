import type { Clock } from "../clock.ts";
import type { Account, Accounts } from "./accounts.ts";
import { SignInError } from "./errors.ts";
import { makeIdToken, makeRefreshToken, readIdToken, readRefreshToken, tokenLifeS } from "./tokens.ts";

export interface SessionTokens {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

export interface Sessions {
  open(account: Account): SessionTokens;
  /** The account that this token speaks for, or a refusal. */
  accountOf(idToken: string): Account;
  renew(refreshToken: string): { readonly account: Account; readonly tokens: SessionTokens };
}

/** Tokens use the machine's clock: the SDK compares them with the browser's, which the sandbox doesn't move. */
export function createSessions(accounts: Accounts, clock: Clock): Sessions {
  const nowS = () => Math.floor(clock.machineNow().getTime() / 1000);

  function tokensFor(account: Account, signedInAtS: number): SessionTokens {
    const issuedAtS = nowS();
    return {
      idToken: makeIdToken(account, issuedAtS, signedInAtS),
      refreshToken: makeRefreshToken({ uid: account.uid, issuedAtS, signedInAtS }),
      expiresIn: String(tokenLifeS),
    };
  }

  function liveAccount(uid: string, issuedAtS: number): Account {
    const account = accounts.byUid(uid);
    if (!account) throw new SignInError("USER_NOT_FOUND");
    if (issuedAtS < account.validSinceS) throw new SignInError("TOKEN_EXPIRED");
    return account;
  }

  return {
    open: (account) => tokensFor(account, nowS()),
    accountOf(idToken) {
      const token = readIdToken(idToken);
      if (!token) throw new SignInError("INVALID_ID_TOKEN");
      if (token.exp <= nowS()) throw new SignInError("TOKEN_EXPIRED");
      return liveAccount(token.sub, token.iat);
    },
    renew(refreshToken) {
      const token = readRefreshToken(refreshToken);
      if (!token) throw new SignInError("INVALID_REFRESH_TOKEN");
      const account = liveAccount(token.uid, token.issuedAtS);
      return { account, tokens: tokensFor(account, token.signedInAtS) };
    },
  };
}
