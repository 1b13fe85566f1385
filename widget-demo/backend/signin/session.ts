import type { Clock } from "../clock.ts";
import type { Account, Accounts } from "./accounts.ts";
import { SignInError } from "./errors.ts";
import { type IdToken, type Tokens, tokenLifeS } from "./tokens.ts";

export interface SessionTokens {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

export interface Sessions {
  open(account: Account): SessionTokens;
  /** The claims of an ID token that isn't expired. Only {@link accountOf} checks whether its session has ended. */
  read(idToken: string): IdToken;
  /** The account that this token belongs to. Throws if its session has ended. */
  accountOf(idToken: string): Account;
  renew(refreshToken: string): { readonly account: Account; readonly tokens: SessionTokens };
}

/** Tokens use the machine's clock: the SDK compares them with the browser's, which the sandbox doesn't move. */
export function createSessions(accounts: Accounts, clock: Clock, tokens: Tokens): Sessions {
  const nowS = () => Math.floor(clock.machineNow().getTime() / 1000);

  function tokensFor(account: Account, signedInAtS: number): SessionTokens {
    const { uid, generation } = account;
    return {
      idToken: tokens.makeIdToken(account, nowS(), signedInAtS),
      refreshToken: tokens.makeRefreshToken({ uid, signedInAtS, generation }),
      expiresIn: String(tokenLifeS),
    };
  }

  function liveAccount(uid: string, generation: number): Account {
    const account = accounts.byUid(uid);
    if (!account) throw new SignInError("USER_NOT_FOUND");
    if (generation !== account.generation) throw new SignInError("TOKEN_EXPIRED");
    return account;
  }

  function read(idToken: string): IdToken {
    const token = tokens.readIdToken(idToken);
    if (!token) throw new SignInError("INVALID_ID_TOKEN");
    if (token.exp <= nowS()) throw new SignInError("TOKEN_EXPIRED");
    return token;
  }

  return {
    open: (account) => tokensFor(account, nowS()),
    read,
    accountOf(idToken) {
      const { sub, generation } = read(idToken);
      return liveAccount(sub, generation);
    },
    renew(refreshToken) {
      const token = tokens.readRefreshToken(refreshToken);
      if (!token) throw new SignInError("INVALID_REFRESH_TOKEN");
      const account = liveAccount(token.uid, token.generation);
      return { account, tokens: tokensFor(account, token.signedInAtS) };
    },
  };
}
