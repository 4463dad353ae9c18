import type { Role } from 'shared-api/domain';
import { knowPerson } from '../session/account-store';
import { adoptStored, openSession, sessionStore } from '../session/session-store';

/** An active client renews its token after this long (decisions.md, section 6). */
export const renewAfterMs = 60 * 60 * 1000;

interface Renewed {
  readonly access_token: string;
  readonly roles: readonly Role[];
}

let renewing: Promise<void> | null = null;

/**
 * The bearer for the next call. When it is an hour old it is renewed first, once for all calls that wait; a renewal
 * that fails leaves the old one, which still holds.
 * @throws where another tab's token is not of the person whose page this is
 */
export async function freshToken(renew: () => Promise<Renewed>): Promise<string | null> {
  adoptStored();
  await knowPerson();
  const { token, since } = sessionStore.getState();
  if (token !== null && Date.now() - since >= renewAfterMs) {
    renewing ??= renew()
      .then(({ access_token, roles }) => {
        // A sign-out meanwhile, and whoever signed in after it, stay as they are.
        if (sessionStore.getState().token === token) openSession(access_token, roles);
      })
      .catch(() => sessionStore.setState({ since: Date.now() }))
      .finally(() => {
        renewing = null;
      });
    await renewing;
  }
  return sessionStore.getState().token;
}
